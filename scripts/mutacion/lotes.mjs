import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { RAIZ } from '../proceso.mjs';

/** Suites that go over every slice. */
const DE_TODAS = [
  'tests/application/shared/listar.test.ts',
  'tests/application/shared/permiso-primero.test.ts',
  'tests/domain/shared/limites-de-texto.test.ts',
];

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

/** One per slice: its code, and the tests that must notice a fault in it. */
export const lotes = () => {
  const nombres = [...new Set([...carpetas('src/domain'), ...carpetas('src/application')])].sort();
  return nombres.map((nombre) => ({
    nombre,
    archivos: ['domain', 'application']
      .flatMap((capa) => archivosDe(`src/${capa}/${nombre}`, '.ts'))
      .filter(tieneCodigo),
    pruebas: [
      ...new Set([
        ...['domain', 'application'].flatMap((capa) => archivosDe(`tests/${capa}/${nombre}`, '.test.ts')),
        ...DE_TODAS,
      ]),
    ],
  }));
};

/** Changes when any of those files does. */
export const huellaDe = (rutas) => {
  const suma = createHash('sha256');
  for (const ruta of rutas) suma.update(readFileSync(RAIZ + ruta)).update('\0');
  return suma.digest('hex').slice(0, 16);
};
