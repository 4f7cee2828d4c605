import { prepararCarpeta } from './demo/preparar-carpeta.mjs';
import { servirCarpeta } from './demo/servir-carpeta.mjs';
import { ejecutar, RAIZ } from './proceso.mjs';

const CARPETA = `${RAIZ}dist/demo`;
const base = `/${(process.env.DEMO_BASE ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
const puerto = Number(process.env.PORT ?? 4173);

const codigo = await ejecutar('rspack', ['build'], { DEMO: '1', DEMO_BASE: base, NODE_ENV: 'production' });
if (codigo !== 0) process.exit(codigo);
await prepararCarpeta(CARPETA, base);

if (process.argv.includes('--construir')) {
  console.log(`La demostración quedó en dist/demo, para publicar en la ruta ${base}`);
} else {
  const servidor = await servirCarpeta(CARPETA, base, puerto);
  console.log(`Demostración en http://localhost:${puerto}${base}login`);
  for (const senal of ['SIGINT', 'SIGTERM']) process.once(senal, () => servidor.close());
}
