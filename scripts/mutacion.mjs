import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { juzgar } from '../tests/mutacion/juzgar.mjs';
import { SOBREVIVIENTES } from '../tests/mutacion/sobrevivientes.mjs';
import { anotarResultado, leerResultado } from './mutacion/almacen-resultado.mjs';
import { redactarInforme } from './mutacion/informe.mjs';
import { huellaDe, lotes } from './mutacion/lotes.mjs';
import { probarLote } from './mutacion/probar-lote.mjs';
import { RAIZ } from './proceso.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { todo: { type: 'boolean' }, procesos: { type: 'string', default: '2' } },
});
const pedido = (archivo) =>
  positionals.length === 0 || positionals.some((parte) => archivo.startsWith(parte));

/**
 * What is left to try of a file: all of it when its code changed; when only the tests did, what they did not notice
 * before. `--todo` believes nothing that was noted.
 */
const pendienteDe = (conocido, { codigo, pruebas }) => {
  if (values.todo || conocido?.codigo !== codigo) return 'todo';
  return conocido.pruebas === pruebas ? 'nada' : 'vivas';
};

for (const lote of lotes()) {
  const resultado = leerResultado();
  const pruebas = huellaDe(lote.pruebas);
  const huellas = new Map(lote.archivos.filter(pedido).map((a) => [a, { codigo: huellaDe([a]), pruebas }]));
  const pendientes = new Map([...huellas].map(([a, propias]) => [a, pendienteDe(resultado[a], propias)]));
  const lugares = [...pendientes].flatMap(([archivo, que]) => {
    if (que === 'todo') return [archivo];
    return que === 'vivas' ? resultado[archivo].vivas.map(({ lugar }) => `${archivo}:${lugar}`) : [];
  });
  const inicio = Date.now();
  const hallado = lugares.length === 0 ? new Map() : await probarLote(lote, lugares, Number(values.procesos));
  anotarResultado(
    [...huellas].map(([archivo, propias]) => {
      const { total, vivas } = hallado.get(archivo) ?? { total: 0, vivas: [] };
      if (pendientes.get(archivo) === 'todo') return [archivo, { ...propias, total, vivas }];
      const antes = resultado[archivo];
      return [
        archivo,
        { ...antes, ...propias, vivas: pendientes.get(archivo) === 'vivas' ? vivas : antes.vivas },
      ];
    }),
  );
  if (lugares.length > 0) console.log(`${lote.nombre}: ${Math.round((Date.now() - inicio) / 1000)} s`);
}

const medido = leerResultado();
const juicio = juzgar(medido, SOBREVIVIENTES);
const sinMedir = lotes().flatMap(({ archivos }) => archivos.filter((archivo) => !medido[archivo]));
writeFileSync(`${RAIZ}tests/mutacion/informe.md`, redactarInforme(juicio, sinMedir));
if (sinMedir.length > 0) console.log(`Sin medir: ${sinMedir.length} archivos`);
for (const { nombre, total, muertas, puntaje, exigido } of juicio.salas)
  console.log(`${nombre.padEnd(12)} ${muertas}/${total}  ${puntaje.toFixed(2)} (exigido ${exigido})`);
const decir = (que, { archivo, lugar, en, cambio }) =>
  console.error(`${que}: ${archivo}${lugar ? `:${lugar}` : ''}\n  en: ${en}\n  cambio: ${cambio}`);
for (const viva of juicio.sinMotivo) decir('Sin prueba ni motivo', viva);
for (const sobrante of juicio.sobrantes) decir('Ya no sobrevive, sobra su motivo', sobrante);
const malas = juicio.salas.filter(({ cumple }) => !cumple);
process.exitCode = malas.length + juicio.sinMotivo.length + juicio.sobrantes.length > 0 ? 1 : 0;
