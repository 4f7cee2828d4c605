import { prerender } from './build/prerender.mjs';
import { revisarPresupuesto } from './build/presupuesto.mjs';
import { ejecutar } from './proceso.mjs';

const codigo = await ejecutar('rspack', ['build'], { NODE_ENV: 'production' });
if (codigo !== 0) process.exit(codigo);

try {
  const { paginas, noEncontrada } = await prerender();
  const excesos = await revisarPresupuesto([...Object.values(paginas), noEncontrada]);
  for (const exceso of excesos) console.error(exceso);
  if (excesos.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
