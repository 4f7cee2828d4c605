import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { archivosDe } from '../build/comprimir.mjs';
import { marcaSvg } from '../build/marca.mjs';
import { RAIZ } from '../proceso.mjs';

const COMPRIMIDO = /\.(?:br|gz)$/;
const CABECERA = (base) =>
  [
    '<title>Demostración</title>',
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
  ].join('');

/** Turns the built interface into a folder that any static host serves: icon, fallback page and offline copy. */
export const prepararCarpeta = async (carpeta, base) => {
  for (const ruta of await archivosDe(carpeta)) if (COMPRIMIDO.test(ruta)) await rm(ruta);
  await writeFile(`${carpeta}/favicon.svg`, marcaSvg());
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
