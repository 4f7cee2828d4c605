import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { abrirBancos } from '../tests/bench/base/bancos.mjs';
import { filaSinMedir } from '../tests/bench/base/fila.mjs';
import { mediciones } from '../tests/bench/indice.mjs';
import { RAIZ } from './proceso.mjs';

if (!existsSync(`${RAIZ}dist/web-paginas.json`)) {
  console.error('No hay nada construido que medir: ejecute antes «npm run build».');
  process.exit(1);
}

const solo = process.argv
  .find((argumento) => argumento.startsWith('--solo='))
  ?.slice('--solo='.length)
  .split(',');
const todas = await mediciones();
const elegidas = solo ? todas.filter(({ nombre }) => solo.some((parte) => nombre.startsWith(parte))) : todas;
if (elegidas.length === 0) {
  console.error(
    `Ninguna medición empieza así. Las que hay:\n${todas.map(({ nombre }) => `  ${nombre}`).join('\n')}`,
  );
  process.exit(1);
}

const celda = (texto) => String(texto).replaceAll('|', '\\|');
const linea = ({ que, valor, ref, limite, cumple }) =>
  `| ${[que, valor, ref, limite, cumple ? 'sí' : 'NO'].map(celda).join(' | ')} |`;

// Other work on the machine falls on both sides of a ratio, but nothing makes up for it in a time on its own.
const cargas = [loadavg()[0]];
const estado = () => {
  const carga = Math.max(...cargas);
  const texto = `Carga de la máquina: ${carga.toFixed(1)} sobre ${availableParallelism()} núcleos.`;
  return carga > availableParallelism() * 2.5
    ? `${texto} Estaba ocupada: los tiempos sueltos no valen; las razones, solo como orientación.`
    : texto;
};

const filas = [];
const bancos = await abrirBancos();
for (const [senal, codigo] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(senal, () => bancos.cerrar().finally(() => process.exit(codigo)));
}
try {
  for (const { nombre, medir } of elegidas) {
    console.log(`\n— ${nombre}`);
    cargas.push(loadavg()[0]);
    const nuevas = await medir(bancos).catch((error) => [filaSinMedir(nombre, error.message)]);
    for (const fila of nuevas) console.log(linea(fila));
    filas.push(...nuevas);
  }
} finally {
  await bancos.cerrar();
}

const encabezado = ['| Qué | Medido | Referencia | Límite | Cumple |', '|---|---|---|---|---|'];
const cuantas = `${filas.filter(({ cumple }) => cumple).length} de ${filas.length} cifras dentro de su límite.`;
// The whole table is kept with the code; a part of it would replace figures that were not measured again.
const destino = solo ? 'bench/results.md' : 'tests/bench/results.md';
mkdirSync(`${RAIZ}bench`, { recursive: true });
writeFileSync(
  RAIZ + destino,
  [
    `# Mediciones del ${new Date().toISOString().slice(0, 10)}`,
    '',
    estado(),
    '',
    ...encabezado,
    ...filas.map(linea),
    '',
    cuantas,
    '',
  ].join('\n'),
);
console.log(`\n${cuantas} Tabla en ${destino}`);
