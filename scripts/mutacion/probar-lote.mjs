import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { RAIZ } from '../proceso.mjs';
import { lectorDeAlcance } from './pruebas-cercanas.mjs';

/** Suites that go over every slice. */
const DE_TODAS = [
  'tests/application/shared/listar.test.ts',
  'tests/application/shared/permiso-primero.test.ts',
  'tests/domain/shared/integridad.test.ts',
  'tests/domain/shared/limites-de-texto.test.ts',
];

const alcanzan = lectorDeAlcance(RAIZ);

const archivosDe = (carpeta, final) =>
  existsSync(RAIZ + carpeta)
    ? readdirSync(RAIZ + carpeta, { recursive: true })
        .filter((nombre) => nombre.endsWith(final))
        .map((nombre) => `${carpeta}/${nombre}`)
        .sort()
    : [];

const carpetas = (raiz) =>
  readdirSync(RAIZ + raiz, { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map(({ name }) => name);

/** A port is an interface, with nothing in it to change; a few of them also say how they are filled. */
const tieneCodigo = (archivo) =>
  !archivo.endsWith('.port.ts') || /^export const /m.test(readFileSync(RAIZ + archivo, 'utf8'));

const loteDe = (nombre, archivos, otrasPruebas = []) => ({
  nombre,
  archivos,
  pruebas: [
    ...new Set([
      ...['domain', 'application'].flatMap((capa) => archivosDe(`tests/${capa}/${nombre}`, '.test.ts')),
      ...otrasPruebas,
      ...DE_TODAS,
    ]),
  ],
});

/** How far from what is shared a test still says something of it: it tries who uses it. */
const PASOS = 2;
const DEL_NUCLEO = /^tests\/(?:domain|application)\/.*\.test\.ts$/;

/**
 * What is shared is also tried by the tests of the slices that use it. A folder of it, by those near; its loose files are
 * of everybody, and have their own.
 */
const lotesDeCarpetas = (nombre, archivos) => {
  const carpetaDe = (archivo) => archivo.split('/').slice(2, -1).join('/');
  return [...new Set(archivos.map(carpetaDe))].sort().map((carpeta) => {
    const propios = archivos.filter((archivo) => carpetaDe(archivo) === carpeta);
    if (carpeta === nombre) return loteDe(nombre, propios);
    const cercanas = propios.flatMap((archivo) => [...alcanzan(archivo, PASOS).keys()]);
    return loteDe(carpeta, propios, cercanas.filter((ruta) => DEL_NUCLEO.test(ruta)).sort());
  });
};

/** One per slice, or per folder of what is shared: its code, and the tests that must notice a fault in it. */
export const lotes = () => {
  const nombres = [...new Set([...carpetas('src/domain'), ...carpetas('src/application')])].sort();
  return nombres.flatMap((nombre) => {
    const archivos = ['domain', 'application']
      .flatMap((capa) => archivosDe(`src/${capa}/${nombre}`, '.ts'))
      .filter(tieneCodigo);
    return nombre === 'shared' ? lotesDeCarpetas(nombre, archivos) : [loteDe(nombre, archivos)];
  });
};

/** Changes when any of those files does. */
export const huellaDe = (rutas) => {
  const suma = createHash('sha256');
  for (const ruta of rutas) suma.update(readFileSync(RAIZ + ruta)).update('\0');
  return suma.digest('hex').slice(0, 16);
};

const OPCIONES = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutacion/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  checkers: [],
  // Nobody checks the copy: marking every file of it took longer than most faults.
  disableTypeChecks: false,
  // A busy machine is not an endless loop: those are noticed by how often they turn.
  timeoutMS: 30_000,
  reporters: [],
  logLevel: 'error',
  cleanTempDir: 'always',
  // The native compiler has no JavaScript interface to rewrite a configuration with.
  tsconfigFile: 'ninguno.json',
  ignorePatterns: ['**', '!src/**', '!tests/**', '!*.json'],
};

const enUnaLinea = (texto) => texto.replace(/\s+/g, ' ').trim();

const comparar = (a, b) => a.localeCompare(b, 'es', { numeric: true });

// RuntimeError: the tests could not even be read.
const MUERTA = new Set(['Killed', 'Timeout', 'RuntimeError']);
const VIVA = new Set(['Survived', 'NoCoverage']);

const textoEntre = (lineas, { start, end }) => {
  const tramo = lineas.slice(start.line - 1, end.line);
  tramo[tramo.length - 1] = tramo.at(-1).slice(0, end.column - 1);
  tramo[0] = tramo[0].slice(start.column - 1);
  return tramo.join('\n');
};

const describir = (lineas, { location, replacement }) => ({
  // As Stryker asks for a range: lines from 1, columns from 0.
  lugar: `${location.start.line}:${location.start.column - 1}-${location.end.line}:${location.end.column - 1}`,
  en: lineas[location.start.line - 1].trim(),
  cambio: `${enUnaLinea(textoEntre(lineas, location))} → ${enUnaLinea(replacement)}`,
});

const contarArchivo = (archivo, mutantes) => {
  const lineas = readFileSync(RAIZ + archivo, 'utf8').split('\n');
  const vivas = mutantes
    .filter(({ status }) => VIVA.has(status))
    .map((mutante) => describir(lineas, mutante));
  const muertas = mutantes.filter(({ status }) => MUERTA.has(status)).length;
  return { total: muertas + vivas.length, vivas: vivas.sort((a, b) => comparar(a.lugar, b.lugar)) };
};

/**
 * Puts the faults into the code, one at a time, and runs the slice's tests. `lugares` are files, or parts of them as
 * `file:1:0-1:9`. Answers, by file, how many there were and which nobody noticed.
 */
export const probarLote = async ({ nombre, pruebas }, lugares, procesos) => {
  process.env.PRUEBAS_DEL_LOTE = JSON.stringify(pruebas);
  const mutantes = await new Stryker({
    ...OPCIONES,
    mutate: lugares,
    concurrency: procesos,
    tempDirName: join(tmpdir(), `mutacion-${process.pid}-${nombre.replaceAll('/', '-')}`),
  }).runMutationTest();
  const archivos = new Set(lugares.map((lugar) => lugar.split(':')[0]));
  return new Map(
    [...archivos].map((archivo) => [
      archivo,
      contarArchivo(
        archivo,
        mutantes.filter(({ fileName }) => relative(RAIZ, fileName) === archivo),
      ),
    ]),
  );
};

/** What survived, as `probarLote` takes it. */
export const lugaresDe = (archivo, vivas) => vivas.map(({ lugar }) => `${archivo}:${lugar}`);

/** The tests of a lot that name the file, or what names it; and those one step further. */
const rondasDe = (pruebas, archivo) => {
  const alcanzadas = (pasos) => {
    const quienes = alcanzan(archivo, pasos);
    return pruebas.filter((ruta) => quienes.has(ruta));
  };
  const pasos = [1, 2, 3].find((hasta) => alcanzadas(hasta).length > 0);
  return pasos ? [alcanzadas(pasos), alcanzadas(pasos + 1)] : [pruebas];
};

/**
 * How many faults there are in a file, and which of them the tests that are near do not notice: most need no others, and
 * a fault in a constant has every module of its tests loaded again. The rest of the lot tries what is left, together.
 */
export const probarArchivo = async (lote, archivo, procesos) => {
  const [primera, ...otras] = rondasDe(lote.pruebas, archivo);
  let hallado = (await probarLote({ ...lote, pruebas: primera }, [archivo], procesos)).get(archivo);
  let hechas = primera;
  for (const pruebas of otras) {
    if (hallado.vivas.length === 0 || pruebas.length === hechas.length) continue;
    const resto = await probarLote({ ...lote, pruebas }, lugaresDe(archivo, hallado.vivas), procesos);
    hallado = { ...hallado, vivas: resto.get(archivo).vivas };
    hechas = pruebas;
  }
  return { ...hallado, pruebas: huellaDe(hechas) };
};
