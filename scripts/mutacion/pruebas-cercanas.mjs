import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTACION = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;
const PRUEBAS = /^tests\/(ui|server|contracts|infrastructure|application)\/.*\.test\.tsx?$/;

export const archivosDe = (raiz, carpeta) =>
  readdirSync(join(raiz, carpeta), { recursive: true })
    .filter((nombre) => /\.tsx?$/.test(nombre) && !nombre.endsWith('.d.ts'))
    .map((nombre) => `${carpeta}/${nombre}`)
    .sort();

const destinoDe = (raiz, quien, pedido) => {
  const ruta = pedido.startsWith('@/')
    ? `src/${pedido.slice(2)}`
    : pedido.startsWith('@tests/')
      ? `tests/${pedido.slice(7)}`
      : pedido.startsWith('.')
        ? normalize(join(dirname(quien), pedido))
        : undefined;
  return (
    ruta &&
    ['', '.ts', '.tsx']
      .map((final) => ruta + final)
      .find((candidato) => /\.\w+$/.test(candidato) && existsSync(join(raiz, candidato)))
  );
};

/** Tests start these instead of importing them. */
const QUIEN_ARRANCA = 'tests/server/apoyo/proceso.ts';
const PROCESOS = ['src/server/main.ts', 'src/server/consola.ts', 'src/server/composicion/ordenes/ensayo.ts'];

/** Who imports each file, directly, or starts it. */
const importadores = (raiz) => {
  const quienes = new Map();
  const anotar = (destino, quien) => quienes.set(destino, [...(quienes.get(destino) ?? []), quien]);
  for (const proceso of PROCESOS) anotar(proceso, QUIEN_ARRANCA);
  for (const quien of ['src', 'tests'].flatMap((carpeta) => archivosDe(raiz, carpeta)))
    for (const [, pedido] of readFileSync(join(raiz, quien), 'utf8').matchAll(IMPORTACION)) {
      const destino = destinoDe(raiz, quien, pedido);
      if (destino) anotar(destino, quien);
    }
  return quienes;
};

/**
 * The names of the contract suites of an adapter's section, as `-t` takes them: the others of the same file are of
 * other sections, and there are hundreds.
 */
export const contratosDe = (raiz, archivo) => {
  // What is shared is noticed by whoever uses it.
  const seccion = /^src\/infrastructure\/[^/]+\/(?!shared\/)([^/]+)\//.exec(archivo)?.[1];
  const carpeta = `tests/contracts/${seccion}`;
  if (!existsSync(join(raiz, carpeta))) return undefined;
  const nombres = archivosDe(raiz, carpeta).flatMap((ruta) =>
    [...readFileSync(join(raiz, ruta), 'utf8').matchAll(/ describe\(`([\w ]+)/g)].map(([, nombre]) => nombre),
  );
  return nombres.length > 0 ? nombres.join('|') : undefined;
};

/** Tests that walk every call or every port: their names are of no section, and the nearest ones would leave them out. */
const DE_TODA_SECCION = {
  'src/infrastructure/memory/': ['tests/contracts/memoria.test.ts'],
  'src/infrastructure/http/': ['tests/contracts/http.test.ts'],
  'src/infrastructure/postgres/': ['tests/contracts/pglite.test.ts'],
  'src/server/http/manejadores/': [
    ...['cuerpos-malos', 'campos-de-respuesta', 'openapi'].map((nombre) => `tests/server/${nombre}.test.ts`),
    // Its figures are those of the code.
    'tests/tooling/documento-seguridad.test.ts',
  ],
};

const DE_TODAS = new Set(['ui', 'panel', 'comun', 'src', 'tests']);

const palabras = (ruta) =>
  new Set(
    ruta
      .replace(/(\.test)?\.tsx?$/, '')
      .split(/[/-]/)
      .filter((palabra) => !DE_TODAS.has(palabra)),
  );

/** Who reaches each file through what they import, and by how many steps; no further than `hasta`. */
export const lectorDeAlcance =
  (raiz, quienes = importadores(raiz)) =>
  (archivo, hasta = Number.POSITIVE_INFINITY) => {
    const pasos = new Map([[archivo, 0]]);
    for (const [actual, paso] of pasos)
      if (paso < hasta)
        for (const quien of quienes.get(actual) ?? []) if (!pasos.has(quien)) pasos.set(quien, paso + 1);
    return pasos;
  };

/**
 * Tests that reach a file through what they import, the nearest first: those that share the most names with it, with who
 * uses it or with what it uses of its own folder, and then those that go through fewer files.
 */
export const lectorDePruebas = (raiz) => {
  const quienes = importadores(raiz);
  const alcanzan = lectorDeAlcance(raiz, quienes);
  /** A file may be tried under the name of a part of it. */
  const partesDe = (archivo) =>
    [...quienes.keys()].filter(
      (parte) => dirname(parte) === dirname(archivo) && quienes.get(parte).includes(archivo),
    );
  return (archivo, cuantas) => {
    const pasos = alcanzan(archivo);
    const propias = palabras(archivo);
    const vecinos = [...(quienes.get(archivo) ?? []), ...partesDe(archivo)];
    const deVecinos = new Set(vecinos.flatMap((vecino) => [...palabras(vecino)]));
    const parecido = (ruta) =>
      [...palabras(ruta)].reduce(
        (suma, p) => suma + (propias.has(p) ? 2 : 0) + (deVecinos.has(p) ? 1 : 0),
        0,
      );
    const deTodas = Object.entries(DE_TODA_SECCION).flatMap(([carpeta, pruebas]) =>
      archivo.startsWith(carpeta) ? pruebas : [],
    );
    const cercanas = [...pasos.keys()]
      .filter((ruta) => PRUEBAS.test(ruta))
      .map((ruta) => ({ ruta, puntos: parecido(ruta), paso: pasos.get(ruta) }))
      .sort((a, b) => b.puntos - a.puntos || a.paso - b.paso || (a.ruta < b.ruta ? -1 : 1))
      .slice(0, cuantas)
      .map(({ ruta }) => ruta);
    return [...new Set([...cercanas, ...deTodas])];
  };
};
