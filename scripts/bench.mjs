import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mediciones } from '../tests/bench/indice.mjs';
import { abrirServidor } from '../tests/bench/servidor-banco.mjs';
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

const filas = [];
const servidor = await abrirServidor();
try {
  for (const { nombre, medir } of elegidas) {
    console.log(`\n— ${nombre}`);
    const nuevas = await medir(servidor).catch((error) => [
      { que: nombre, valor: `no se pudo medir: ${error.message}`, ref: '', limite: '', cumple: false },
    ]);
    for (const fila of nuevas) console.log(linea(fila));
    filas.push(...nuevas);
  }
} finally {
  await servidor.cerrar();
}

const encabezado = ['| Qué | Medido | Referencia | Límite | Cumple |', '|---|---|---|---|---|'];
const cuantas = `${filas.filter(({ cumple }) => cumple).length} de ${filas.length} cifras dentro de su límite.`;
mkdirSync(`${RAIZ}bench`, { recursive: true });
writeFileSync(
  `${RAIZ}bench/results.md`,
  [
    `# Mediciones del ${new Date().toISOString().slice(0, 10)}`,
    '',
    ...encabezado,
    ...filas.map(linea),
    '',
    cuantas,
    '',
  ].join('\n'),
);
console.log(`\n${cuantas} Tabla en bench/results.md`);
