import { RAIZ } from './build/comun.mjs';
import { conservarAnteriores } from './build/conservar-anteriores.mjs';
import { prerender } from './build/prerender.mjs';
import { revisarPresupuesto } from './build/presupuesto.mjs';
import { revisarPresupuestoPersonal } from './build/presupuesto-personal.mjs';
import { revisarSinDemo } from './build/sin-demo.mjs';
import { ejecutar } from './proceso.mjs';

const anteriores = conservarAnteriores(`${RAIZ}dist`);
await anteriores.apartar();

const codigo = await ejecutar('rspack', ['build'], { NODE_ENV: 'production' });
if (codigo !== 0) process.exit(codigo);

try {
  const { paginas, noEncontrada } = await prerender();
  await anteriores.devolver();
  const todas = [...Object.values(paginas), noEncontrada];
  const anotar = process.argv.includes('--pesos') ? console.log : undefined;
  const excesos = [
    ...(await revisarPresupuesto(todas)),
    ...(await revisarPresupuestoPersonal(todas, anotar)),
    ...(await revisarSinDemo()),
  ];
  for (const exceso of excesos) console.error(exceso);
  if (excesos.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
