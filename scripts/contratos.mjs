import { readFileSync } from 'node:fs';
import { ejecutar, RAIZ } from './proceso.mjs';
import { ADAPTADORES_APARTE, revisarContratos, SIN_SUITE } from './puertos.mjs';

/**
 * Checks that every port has a suite, over every adapter, or a reason; then, unless `--revisar` (of another folder, if
 * one is given), runs the suites and prints which port is proved over which adapter, by how many behaviours. A suite
 * names itself «Port: adapter».
 */
const [, , modo, carpeta] = process.argv;
const { puertos, suites, adaptadores, faltas } = revisarContratos(carpeta);
for (const falta of faltas) console.error(`FALTA: ${falta}`);
if (modo === '--revisar') {
  console.log(
    `${puertos.size} puertos: ${suites.size} con suite, ${Object.keys(SIN_SUITE).length} con motivo`,
  );
  process.exit(faltas.length > 0 ? 1 : 0);
}

const INFORME = `${RAIZ}node_modules/.cache/informes/contratos.json`;

await ejecutar('vitest', ['run', 'tests/contracts', '--reporter=json', `--outputFile=${INFORME}`]);
const { testResults, numFailedTests } = JSON.parse(readFileSync(INFORME, 'utf8'));

const TITULO = /^([A-Z]\w+): (.+)$/;
const probados = new Map();
for (const { ancestorTitles, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
  const [, puerto, adaptador] = ancestorTitles.map((titulo) => TITULO.exec(titulo)).find(Boolean) ?? [];
  if (!puerto || status === 'skipped' || status === 'pending') continue;
  const suyos = probados.get(puerto) ?? new Map();
  const { pasan = 0, total = 0 } = suyos.get(adaptador) ?? {};
  suyos.set(adaptador, { pasan: pasan + Number(status === 'passed'), total: total + 1 });
  probados.set(puerto, suyos);
}

console.log('\n| Puerto | Adaptador | Comportamientos |\n|---|---|---|');
for (const [puerto, suyos] of [...probados].sort(([a], [b]) => a.localeCompare(b))) {
  for (const [adaptador, { pasan, total }] of suyos) {
    console.log(`| ${puerto} | ${adaptador} | ${pasan === total ? total : `${pasan} de ${total}`} |`);
  }
}
console.log('\nPuertos sin suite propia:');
for (const [puerto, motivo] of Object.entries(SIN_SUITE)) console.log(`- ${puerto}: ${motivo}`);
console.log('Adaptadores aparte:');
for (const [nombre, motivo] of Object.entries(ADAPTADORES_APARTE)) console.log(`- ${nombre}: ${motivo}`);
const sinCorrer = [...suites].filter((puerto) => !probados.has(puerto));
if (sinCorrer.length > 0) console.error(`FALTA: no se ejecutó la suite de ${sinCorrer.join(', ')}`);
console.log(`\n${suites.size} suites de ${puertos.size} puertos; ${adaptadores.length} adaptadores.`);
process.exit(numFailedTests + faltas.length + sinCorrer.length > 0 ? 1 : 0);
