import { ejecutar } from './proceso.mjs';

const PASOS = [
  ['tipos', 'tsc', ['-b']],
  ['biome', 'biome', ['check', '--error-on-warnings']],
  ['dependencias', process.execPath, ['scripts/dependencias.mjs']],
  ['knip', 'knip', ['--no-progress']],
  ['asvs', process.execPath, ['scripts/asvs.mjs']],
  ['contratos', process.execPath, ['scripts/contratos.mjs', '--revisar']],
];

const fallidos = [];
for (const [nombre, orden, argumentos] of PASOS) {
  console.log(`\n— ${nombre}`);
  if ((await ejecutar(orden, argumentos)) !== 0) fallidos.push(nombre);
}

console.log(fallidos.length > 0 ? `\nRevisión con fallos en: ${fallidos.join(', ')}` : '\nRevisión correcta');
process.exit(fallidos.length > 0 ? 1 : 0);
