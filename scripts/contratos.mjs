import { readdirSync, readFileSync } from 'node:fs';
import { ejecutar, RAIZ } from './proceso.mjs';

/**
 * Runs the contract suites and prints which port is proved over which adapter, by how many behaviours.
 * A suite names itself «Port: adapter»; a port of the application without one is listed at the end.
 */
const INFORME = `${RAIZ}node_modules/.cache/informes/contratos.json`;

await ejecutar('vitest', ['run', 'tests/contracts', '--reporter=json', `--outputFile=${INFORME}`]);
const { testResults, numFailedTests } = JSON.parse(readFileSync(INFORME, 'utf8'));

const TITULO = /^([A-Z]\w+): (.+)$/;
const puertos = new Map();
for (const { ancestorTitles, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
  const [, puerto, adaptador] = ancestorTitles.map((titulo) => TITULO.exec(titulo)).find(Boolean) ?? [];
  if (!puerto) continue;
  const suyos = puertos.get(puerto) ?? new Map();
  const { pasan = 0, total = 0 } = suyos.get(adaptador) ?? {};
  suyos.set(adaptador, { pasan: pasan + Number(status === 'passed'), total: total + 1 });
  puertos.set(puerto, suyos);
}

const declarados = readdirSync(`${RAIZ}src/application`, { recursive: true })
  .filter((ruta) => ruta.endsWith('.port.ts'))
  .flatMap((ruta) => [
    ...readFileSync(`${RAIZ}src/application/${ruta}`, 'utf8').matchAll(/^export interface (\w+)/gm),
  ])
  .map(([, nombre]) => nombre);

const filas = [...puertos].sort(([a], [b]) => a.localeCompare(b));
console.log('\n| Puerto | Adaptador | Comportamientos |\n|---|---|---|');
for (const [puerto, adaptadores] of filas) {
  for (const [adaptador, { pasan, total }] of adaptadores) {
    console.log(`| ${puerto} | ${adaptador} | ${pasan === total ? total : `${pasan} de ${total}`} |`);
  }
}
const suites = new Set(puertos.keys());
console.log(`\n${suites.size} suites; ${declarados.length} interfaces en los puertos.`);
console.log(`Sin suite propia: ${declarados.filter((nombre) => !suites.has(nombre)).join(', ')}`);
process.exit(numFailedTests > 0 ? 1 : 0);
