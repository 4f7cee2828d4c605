import { pathToFileURL } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { resolucion } from '../../../scripts/build/comun.mjs';
import { APLICACIONES, ajustesPublicos, configuracionNavegador } from '../../../scripts/build/navegador.mjs';
import { RAIZ } from '../../../scripts/proceso.mjs';

const [, , destino, paquetes] = process.argv;
const { build } = await import(pathToFileURL(`${paquetes}/node_modules/vite/dist/node/index.js`).href);
const { entry } = configuracionNavegador({ desarrollo: false, variante: 'web' });
const entradas = Object.fromEntries(Object.entries(entry).map(([nombre, ruta]) => [nombre, RAIZ + ruta]));

await build({
  root: RAIZ,
  configFile: false,
  logLevel: 'error',
  publicDir: 'src/ui/estaticos',
  define: ajustesPublicos(),
  plugins: [
    ...APLICACIONES.map((aplicacion) =>
      tanstackRouter({
        enableRouteGeneration: false,
        target: 'react',
        routesDirectory: `./src/ui/${aplicacion}/rutas`,
        generatedRouteTree: `./src/ui/${aplicacion}/arbol.gen.ts`,
        autoCodeSplitting: true,
        disableLogging: true,
      }),
    ),
  ],
  resolve: { alias: resolucion.alias },
  build: {
    outDir: destino,
    emptyOutDir: true,
    reportCompressedSize: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    rolldownOptions: { input: entradas },
  },
});
