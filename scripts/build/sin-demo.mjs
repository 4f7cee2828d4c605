import { readFile } from 'node:fs/promises';
import { archivosDe } from './comprimir.mjs';
import { RAIZ } from './comun.mjs';

/** What only the demo says: its password, its people, its button, the token of its sessions, its offline copy. */
const HUELLAS = ['demostracion', 'Reiniciar demostración', 'Guayacán', 'memoria-', 'sin-conexion.js'];

/** Sentences about files of the product that carry something of the demo. */
export const revisarSinDemo = async (carpetas = ['web', 'server']) => {
  const hallazgos = [];
  for (const carpeta of carpetas) {
    const archivos = (await archivosDe(`${RAIZ}dist/${carpeta}`)).filter((ruta) =>
      /\.(?:m?js|html)$/.test(ruta),
    );
    for (const ruta of archivos) {
      const texto = await readFile(ruta, 'utf8');
      const halladas = HUELLAS.filter((huella) => texto.includes(huella));
      if (halladas.length > 0)
        hallazgos.push(
          `${ruta.slice(RAIZ.length)}: lleva código de la demostración (${halladas.join(', ')}).`,
        );
    }
  }
  return hallazgos;
};
