import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { resolucionLigera } from '../../../scripts/build/comun.mjs';
import { ajustesPublicos, configuracionNavegador } from '../../../scripts/build/navegador.mjs';
import { RAIZ } from '../../../scripts/proceso.mjs';

const [, , destino, paquetes] = process.argv;
const { build } = await import(pathToFileURL(`${paquetes}/node_modules/vite/dist/node/index.js`).href);
const soloLatin = createRequire(import.meta.url)('../../../scripts/build/solo-latin.cjs');
const NADA = '\0nada';

const fuentesLatinas = {
  name: 'fuentes-latinas',
  enforce: 'pre',
  transform: (codigo, id) =>
    id.includes('@fontsource-variable') && id.endsWith('.css') ? soloLatin(codigo) : null,
};

const vacio = {
  name: 'vacio',
  enforce: 'pre',
  resolveId: (id) => (id === NADA ? id : null),
  load: (id) => (id === NADA ? 'export default {};' : null),
};

const escapar = (texto) => texto.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

// The product's own aliases and entries, in the words of the other.
const alias = Object.entries(resolucionLigera.alias).map(([nombre, destinado]) => {
  const exacto = nombre.endsWith('$');
  const find = new RegExp(`^${escapar(exacto ? nombre.slice(0, -1) : nombre)}${exacto ? '$' : '(?=/|$)'}`);
  return { find, replacement: destinado === false ? NADA : destinado };
});
const { entry } = configuracionNavegador({ desarrollo: false, variante: 'web' });
const entradas = Object.fromEntries(Object.entries(entry).map(([nombre, ruta]) => [nombre, RAIZ + ruta]));

await build({
  root: RAIZ,
  configFile: false,
  logLevel: 'error',
  publicDir: 'src/ui/estaticos',
  define: ajustesPublicos(),
  plugins: [
    tanstackRouter({
      enableRouteGeneration: false,
      target: 'react',
      routesDirectory: './src/ui/routes',
      generatedRouteTree: './src/ui/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    fuentesLatinas,
    vacio,
  ],
  resolve: { alias },
  build: {
    outDir: destino,
    emptyOutDir: true,
    reportCompressedSize: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    rolldownOptions: { input: entradas },
  },
});
