import { mkdirSync, rmSync } from 'node:fs';
import { contarNavegador, contarUnidad, nombresCaidos } from './conteo-pruebas.mjs';
import { ejecutar, RAIZ } from './proceso.mjs';

const informes = `${RAIZ}node_modules/.cache/informes`;
const INFORME_UNIDAD = `${informes}/unidad.json`;
const INFORME_NAVEGADOR = `${informes}/navegador.json`;

rmSync(informes, { recursive: true, force: true });
mkdirSync(informes, { recursive: true });

const fallidos = [];
const paso = async (nombre, orden, argumentos, env) => {
  console.log(`\n== ${nombre}`);
  const correcto = (await ejecutar(orden, argumentos, env)) === 0;
  if (!correcto) fallidos.push(nombre);
  return correcto;
};

await paso('revisión', process.execPath, ['scripts/check.mjs']);
await paso('pruebas sin navegador', 'vitest', ['run'], { INFORME_UNIDAD });
if (await paso('construcción', process.execPath, ['scripts/construir.mjs'])) {
  await paso('pruebas con navegador', process.execPath, ['scripts/e2e.mjs'], { INFORME_NAVEGADOR });
}

const unidad = contarUnidad(INFORME_UNIDAD);
const navegador = contarNavegador(INFORME_NAVEGADOR);
if (unidad.total === 0) fallidos.push('ninguna prueba sin navegador se ejecutó');
if (navegador.total === 0) fallidos.push('ninguna prueba con navegador se ejecutó');

const pasadas = unidad.pasadas + navegador.pasadas;
const caidas = unidad.caidas + navegador.caidas;
if (fallidos.length > 0) console.log(`\nCon fallos: ${fallidos.join(', ')}`);
for (const nombre of nombresCaidos(INFORME_UNIDAD, INFORME_NAVEGADOR))
  console.log(`  ${nombre.replace(RAIZ, '')}`);
// A step that fails without a failing test (a type error, a crash) still counts: the line never says 0 failed then.
console.log(`\n${pasadas} passed, ${fallidos.length > 0 ? Math.max(caidas, 1) : caidas} failed`);
process.exit(fallidos.length > 0 || caidas > 0 ? 1 : 0);
