import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EQUIVALENTES_DE_MUESTRA } from '../tests/mutacion/equivalentes-de-muestra.mjs';
import { juzgar } from '../tests/mutacion/juzgar.mjs';
import { SOBREVIVIENTES } from '../tests/mutacion/sobrevivientes.mjs';
import { muestrear } from './mutacion/muestra.mjs';
import { huellaDe, lotes, lugaresDe, probarArchivo, probarLote } from './mutacion/probar-lote.mjs';
import { RAIZ } from './proceso.mjs';

const RUTA = `${RAIZ}tests/mutacion/resultado.json`;

/** Files that are gone are forgotten. */
const leerResultado = () => {
  const guardado = existsSync(RUTA) ? JSON.parse(readFileSync(RUTA, 'utf8')) : {};
  return Object.fromEntries(Object.entries(guardado).filter(([archivo]) => existsSync(RAIZ + archivo)));
};

/** Read again before writing: two runs over different rooms keep what each one found. */
const anotarResultado = (nuevos) => {
  const todos = Object.entries({ ...leerResultado(), ...Object.fromEntries(nuevos) });
  const enOrden = Object.fromEntries(todos.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RUTA, `${JSON.stringify(enOrden, null, 1)}\n`);
};

const celda = (texto) => texto.replaceAll('|', '\\|');
const codigo = (texto) => `\`\`${celda(texto.length > 160 ? `${texto.slice(0, 160)}…` : texto)}\`\``;

const filaDeSala = ({ nombre, exigido, total, muertas, equivalentes, puntaje, cumple }) =>
  `| ${nombre} | ${total} | ${muertas} | ${equivalentes} | ${puntaje.toFixed(2)} | ${exigido} | ${cumple ? 'sí' : 'no'} |`;

const filaDeViva = ({ archivo, lugar, cambio, motivo }) =>
  `| ${archivo}:${lugar.split(':')[0]} | ${codigo(cambio)} | ${motivo?.equivalente ? 'equivalente' : 'aceptada'} | ${celda(motivo?.motivo ?? '**sin motivo**')} |`;

const faltan = (archivos) => {
  if (archivos.length === 0) return 'Todos los archivos están medidos.';
  const carpetas = [...new Set(archivos.map((archivo) => archivo.replace(/\/[^/]+$/, '')))];
  return `Sin medir todavía (\`npm run mutacion\` los mide): ${archivos.length} archivos de ${carpetas.join(', ')}.`;
};

/** The page people read; `resultado.json` is what machines compare. */
const redactarInforme = ({ salas, vivas }, sinMedir) => `# Fallas puestas a propósito en el núcleo

Lo escribe \`npm run mutacion\`. Cada falla cambia una expresión de \`src/domain\` o \`src/application\`; la notan las pruebas de su
sección en \`tests/domain\` y \`tests/application\` y, si es de una carpeta compartida, también las de las secciones que la usan.
El puntaje no cuenta las equivalentes: las que nadie puede distinguir por lo que entra y sale.

| Sala | Fallas | Notadas | Equivalentes | Puntaje | Exigido | Cumple |
|---|---|---|---|---|---|---|
${salas.map(filaDeSala).join('\n')}

${faltan(sinMedir)}

## Las que ninguna prueba nota

${vivas.length === 0 ? 'Ninguna.' : `| Dónde | Cambio | Clase | Motivo |\n|---|---|---|---|\n${vivas.map(filaDeViva).join('\n')}`}
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    todo: { type: 'boolean' },
    procesos: { type: 'string', default: '2' },
    muestra: { type: 'string' },
    semilla: { type: 'string', default: '1' },
    cerca: { type: 'string', default: '16' },
    minutos: { type: 'string', default: '4' },
    seguir: { type: 'boolean', default: false },
  },
});

const procesos = Number(values.procesos);
const pedido = (archivo) =>
  positionals.length === 0 || positionals.some((parte) => archivo.startsWith(parte));

if (values.muestra !== undefined) {
  const pedida = {
    raiz: RAIZ,
    cuantas: Number(values.muestra),
    semilla: Number(values.semilla),
    cerca: Number(values.cerca),
    limite: Number(values.minutos) * 60_000,
    equivalentes: EQUIVALENTES_DE_MUESTRA,
    seguir: values.seguir,
    pedido,
  };
  process.exit(await muestrear(pedida));
}

/**
 * Whether a file is tried whole: when its code changed. When only the tests did, what they did not notice before is.
 * `--todo` believes nothing that was noted.
 */
const esDeOtroCodigo = (archivo, codigo) => values.todo || leerResultado()[archivo]?.codigo !== codigo;

const decirTiempo = (que, inicio) => console.log(`${que}: ${Math.round((Date.now() - inicio) / 1000)} s`);

for (const lote of lotes()) {
  const pruebas = huellaDe(lote.pruebas);
  const archivos = lote.archivos.filter(pedido);
  // Each file is noted as soon as it is known: whoever stops halfway keeps it.
  for (const archivo of archivos) {
    const codigo = huellaDe([archivo]);
    if (!esDeOtroCodigo(archivo, codigo)) continue;
    const inicio = Date.now();
    anotarResultado([[archivo, { codigo, ...(await probarArchivo(lote, archivo, procesos)) }]]);
    decirTiempo(archivo, inicio);
  }
  const resultado = leerResultado();
  const conOtras = archivos.filter((archivo) => resultado[archivo].pruebas !== pruebas);
  const lugares = conOtras.flatMap((archivo) => lugaresDe(archivo, resultado[archivo].vivas));
  const inicio = Date.now();
  const hallado = lugares.length > 0 ? await probarLote(lote, lugares, procesos) : new Map();
  anotarResultado(
    conOtras.map((archivo) => [
      archivo,
      { ...resultado[archivo], pruebas, vivas: hallado.get(archivo)?.vivas ?? [] },
    ]),
  );
  if (lugares.length > 0) decirTiempo(`${lote.nombre}, lo que quedaba`, inicio);
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
