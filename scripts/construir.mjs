import { readFile } from 'node:fs/promises';
import { archivosDe } from './build/comprimir.mjs';
import { RAIZ } from './build/comun.mjs';
import { conservarAnteriores } from './build/conservar-anteriores.mjs';
import { prerender } from './build/prerender.mjs';
import { QUE_HACER, revisarPresupuesto, revisarPresupuestoPersonal } from './build/presupuesto.mjs';
import { calcularSello, escribirSello, quitarSello } from './build/sello.mjs';
import { ejecutar } from './proceso.mjs';

/** What only the demo says: its password, its people, its button, the token of its sessions, its offline copy. */
const HUELLAS = ['demostracion', 'Reiniciar demostración', 'Losartán', 'memoria-', 'sin-conexion.js'];

/** Sentences about files of the product that carry something of the demo. */
const revisarSinDemo = async (carpetas = ['web', 'server']) => {
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

// Of the sources as they are now: what is edited meanwhile is built the next time.
const sello = calcularSello(RAIZ);
quitarSello(RAIZ);
const anteriores = conservarAnteriores(`${RAIZ}dist`);
await anteriores.apartar();

const codigo = await ejecutar('rspack', ['build'], { NODE_ENV: 'production' });
if (codigo !== 0) process.exit(codigo);

try {
  const { paginas, noEncontrada } = await prerender();
  await anteriores.devolver();
  const todas = [...Object.values(paginas), noEncontrada];
  const anotar = process.argv.includes('--pesos') ? console.log : undefined;
  const pesadas = [
    ...(await revisarPresupuesto(todas)),
    ...(await revisarPresupuestoPersonal(todas, anotar)),
  ];
  const excesos = [...pesadas, ...(pesadas.length > 0 ? [QUE_HACER] : []), ...(await revisarSinDemo())];
  for (const exceso of excesos) console.error(exceso);
  if (excesos.length > 0) process.exitCode = 1;
  else escribirSello(RAIZ, sello);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
