import { ejecutar } from './proceso.mjs';

const VUELTAS_POR_DEFECTO = 200;
const FALLAS = ['muerte-subita', 'candado', 'cincuenta-escritores', 'cola-sin-red'];

const valorDe = (nombre) =>
  process.argv.find((argumento) => argumento.startsWith(`--${nombre}=`))?.slice(nombre.length + 3);

const vueltas = valorDe('vueltas') ?? String(VUELTAS_POR_DEFECTO);
const solo = valorDe('solo');
const elegidas = solo ? FALLAS.filter((falla) => falla.startsWith(solo)) : FALLAS;
if (elegidas.length === 0) {
  console.error(`Ninguna falla empieza así. Las que hay: ${FALLAS.join(', ')}`);
  process.exit(1);
}

// One at a time: they measure how long the service takes to be back.
const archivos = elegidas.map((falla) => `tests/faults/${falla}.test.ts`);
const orden = ['run', '--no-file-parallelism', '--disableConsoleIntercept=true', ...archivos];
process.exit(await ejecutar('vitest', orden, { FALLAS_VUELTAS: vueltas }));
