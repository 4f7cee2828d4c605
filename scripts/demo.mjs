import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import estaticos from '@fastify/static';
import fastify from 'fastify';
import { archivosDe } from './build/comprimir.mjs';
import { ejecutar, RAIZ } from './proceso.mjs';

const COMPRIMIDO = /\.(?:br|gz)$/;
const CABECERA = (base) =>
  [
    '<title>Demostración</title>',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
  ].join('');

/** Turns the built interface into a folder that any static host serves: fallback page and offline copy. */
const prepararCarpeta = async (carpeta, base) => {
  for (const ruta of await archivosDe(carpeta)) if (COMPRIMIDO.test(ruta)) await rm(ruta);
  const inicio = `${carpeta}/index.html`;
  const html = await readFile(inicio, 'utf8');
  await writeFile(inicio, html.replace('</head>', `${CABECERA(base)}</head>`));
  // Static hosts answer an unknown path with this page: the router reads the path and shows the screen.
  await copyFile(inicio, `${carpeta}/404.html`);

  const guion = await readFile(`${RAIZ}scripts/demo/sin-conexion.js`, 'utf8');
  const archivos = (await archivosDe(carpeta)).map((ruta) => relative(carpeta, ruta)).sort();
  const lista = JSON.stringify(['', ...archivos]);
  const huella = createHash('sha256').update(lista).update(html).digest('hex').slice(0, 10);
  await writeFile(
    `${carpeta}/sin-conexion.js`,
    guion
      .replace('ARCHIVOS = []', `ARCHIVOS = ${lista}`)
      .replace("NOMBRE = 'demo'", `NOMBRE = 'demo-${huella}'`),
  );
};

/** Serves a built folder as a static host does, and its index.html for the paths that only the router knows. */
const servirCarpeta = async (carpeta, base, port) => {
  const servidor = fastify();
  await servidor.register(estaticos, { root: carpeta, prefix: base, cacheControl: false });
  servidor.setNotFoundHandler((_peticion, respuesta) => respuesta.sendFile('index.html'));
  await servidor.listen({ port, host: 'localhost' });
  return servidor;
};

const CARPETA = `${RAIZ}dist/demo`;
const base = `/${(process.env.DEMO_BASE ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
const puerto = Number(process.env.PORT ?? 4173);

console.log('Compilando la demostración. Tarda alrededor de un minuto.');
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
