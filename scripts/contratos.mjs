import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ejecutar, RAIZ } from './proceso.mjs';

/** Ports that are proved by other means, each with why. */
const SIN_SUITE = {
  Azar: 'es Math.random',
  Reloj: 'es la hora de la máquina',
  Navegacion: 'cambia de página y nada más: lo prueban equipo-navegador y los recorridos',
  Registro: 'escribe en la consola o en el registro del servidor, y nadie lo lee de vuelta',
  Identidad: 'dice el id de la sesión o de quien pide, que otros prueban',
  OrdenArchivos: 'lo extienden ArchivoStore y BodegaArchivos, cada uno con su suite',
  ArchivosDePapeles: 'es una parte de BodegaArchivos',
  ArchivosRespaldables: 'es una parte de BodegaArchivos',
  ArchivosRestaurables: 'es una parte de BodegaArchivos',
  Instantanea: 'es lo que DatosRespaldables entrega',
  ParticipantesConCobro: 'es una parte de ParticipanteRepository',
  MesesCerrados: 'es una parte de LibroDeCierres',
};

/** Adapters that no suite runs as such, each with why. */
const ADAPTADORES_APARTE = {
  abrirBodega: 'elige entre el disco y S3',
  abrirCorreo: 'elige entre la carpeta y SMTP',
  crearCerradura: 'es el lado que abre y borra de abrirCofreDelEquipo, que pasa por la suite',
  almacenLocal: 'da a crearAlmacenNavegador el localStorage de la página',
  almacenDemo: 'da a crearAlmacenNavegador el sessionStorage de la página',
};

const INTERFAZ = /^export interface (\w+)(?:\s+extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
const METODO = /^ {2}\w+(?:<[^>]*>)?\(/m;
const SUITE = /describe\(\s*[`'](\w+): /g;
/** What says that it is a port: `export const x = (…): Puerto =>` or `export const x: Puerto =`. */
const ADAPTADOR =
  /^export const (\w+)(?:: (\w+) =| =(?:(?!^export const|=> [{(])[\s\S])*?\): (?:Promise<)?(\w+)>? =>)/gm;

const crearLector = (raiz) => ({
  leer: (ruta) => readFileSync(join(raiz, ruta), 'utf8'),
  archivosDe: (carpeta) =>
    readdirSync(join(raiz, carpeta), { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile() && entrada.name.endsWith('.ts'))
      .map((entrada) => relative(raiz, join(entrada.parentPath, entrada.name))),
});

/** Interfaces with something to do; the others are only shapes of data. */
const leerPuertos = ({ leer, archivosDe }) =>
  archivosDe('src/application')
    .filter((ruta) => ruta.endsWith('.port.ts'))
    .flatMap((ruta) => [...leer(ruta).matchAll(INTERFAZ)])
    .filter(([, , , cuerpo]) => METODO.test(cuerpo))
    .map(([, nombre]) => nombre);

const leerAdaptadores = ({ leer, archivosDe }, puertos) =>
  ['src/infrastructure', 'src/application']
    .flatMap(archivosDe)
    .flatMap((ruta) =>
      [...leer(ruta).matchAll(ADAPTADOR)]
        .map(([, nombre, fijo, devuelto]) => ({ nombre, puerto: fijo ?? devuelto, ruta }))
        .filter(({ puerto }) => puertos.has(puerto)),
    );

/** What keeps the suites complete, read from the sources alone; `faltas` in words for whoever made them. */
const revisarContratos = (raiz = RAIZ) => {
  const lector = crearLector(raiz);
  const puertos = new Set(leerPuertos(lector));
  const pruebas = lector.archivosDe('tests/contracts').map(lector.leer).join('\n');
  const suites = new Set(
    [...pruebas.matchAll(SUITE)].map(([, nombre]) => nombre).filter((n) => puertos.has(n)),
  );
  const nombrados = new Set(pruebas.match(/\w+/g));
  const adaptadores = leerAdaptadores(lector, puertos);
  const sinProbar = adaptadores.filter(
    ({ nombre, puerto }) => !(puerto in SIN_SUITE || nombre in ADAPTADORES_APARTE || nombrados.has(nombre)),
  );
  const faltas = [
    ...[...puertos]
      .filter((puerto) => !suites.has(puerto) && !(puerto in SIN_SUITE))
      .map((puerto) => `${puerto} no tiene suite en tests/contracts ni motivo en scripts/contratos.mjs`),
    ...Object.keys(SIN_SUITE)
      .filter((puerto) => suites.has(puerto) || !puertos.has(puerto))
      .map((puerto) => `${puerto} sobra en SIN_SUITE: ya tiene suite o ya no es un puerto`),
    ...sinProbar.map(({ nombre, puerto, ruta }) => `${nombre} (${ruta}) no pasa por la suite de ${puerto}`),
    ...Object.keys(ADAPTADORES_APARTE)
      .filter((nombre) => !adaptadores.some((adaptador) => adaptador.nombre === nombre))
      .map((nombre) => `${nombre} sobra en ADAPTADORES_APARTE: ya no es un adaptador`),
  ];
  return { puertos, suites, adaptadores, faltas };
};

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
