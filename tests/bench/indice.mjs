import { readFile } from 'node:fs/promises';
import { RAIZ } from '../../scripts/proceso.mjs';
import { CLICS } from './clics.mjs';
import { medirBytes } from './medir-bytes.mjs';
import { medirClic } from './medir-clics.mjs';
import { medirJavaScript } from './medir-javascript.mjs';
import { medirLighthouse } from './medir-lighthouse.mjs';

const nombreDe = (ruta) => (ruta === '/' ? 'home' : ruta.slice(1));

const leerPaginas = async () => JSON.parse(await readFile(`${RAIZ}dist/web-paginas.json`, 'utf8'));

/** The measurements, in the order of the table: `{ nombre, medir: (servidor) => Fila[] }`. */
export const mediciones = async () => {
  const paginas = await leerPaginas();
  const publicas = Object.keys(paginas.paginas).filter((ruta) => paginas.paginas[ruta].tipo === 'publica');
  const rutas = [...publicas, '/404'];
  return [
    ...rutas.map((ruta) => ({
      nombre: `bytes-${nombreDe(ruta)}`,
      medir: (servidor) => medirBytes(servidor, ruta, paginas),
    })),
    { nombre: 'javascript', medir: () => medirJavaScript(paginas) },
    ...CLICS.map((clic) => ({
      nombre: `clic-${clic.nombre}`,
      medir: (servidor) => medirClic(servidor, clic),
    })),
    ...rutas.map((ruta) => ({
      nombre: `lighthouse-${nombreDe(ruta)}`,
      medir: (servidor) => medirLighthouse(servidor, ruta),
    })),
  ];
};
