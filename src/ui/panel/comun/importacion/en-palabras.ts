import type { TipoCampo } from '@/domain/shared/campos/campo';
import { enPalabras } from '@/domain/shared/campos/en-palabras';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { type Columna, type Columnas, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { type Celda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { plegar } from '@/domain/shared/textos';
import type { FilaPorImportar } from './leer-filas';

/** How the values of an entity are told. */
export interface Palabras {
  columnas: Columnas;
  /** The value of a field that only what is stored gives words to; `null` for the others. */
  propias: (campo: string, valor: unknown) => string | null;
}

const palabrasDe = (campo: string, columna: Columna, valor: unknown, { propias }: Palabras): string =>
  propias(campo, valor) ?? enPalabras(columna.campo, valor);

/** Accents, case and what only groups figures aside. */
const loEscrito = (texto: string): string => plegar(texto).replace(/[ .$-]/g, '');

/** `3/4/26 → vie 3 abr 2026` where it was written in another way; otherwise only what it means. */
const entendido = (celda: Celda | undefined, palabras: string): string => {
  if (celda === undefined || typeof celda === 'object') return palabras;
  const escrito = textoDeCelda(celda);
  return escrito === '' || loEscrito(escrito) === loEscrito(palabras) ? palabras : `${escrito} → ${palabras}`;
};

/** What was understood of one cell, with how it was written when it looks different. */
const celdaEntendida = (
  campo: string,
  columna: Columna,
  { entrada, celdas }: Pick<FilaPorImportar, 'entrada' | 'celdas'>,
  palabras: Palabras,
): string => entendido(celdas[campo], palabrasDe(campo, columna, entrada[campo], palabras));

const LARGO_EJEMPLO = 60;

/** What is read without asking what is stored, and is not the text as it is. */
const SE_TRADUCE: ReadonlySet<TipoCampo> = new Set<TipoCampo>([
  'telefono',
  'documento',
  'nacimiento',
  'fecha',
  'periodo',
  'dinero',
  'cantidad',
  'conteo',
  'porcentaje',
  'opcion',
  'marca',
]);

/** A cell as an example of its column; what was not understood, as it is. */
export const ejemploDeColumna = (campo: string, fila: FilaPorImportar, palabras: Palabras): string => {
  const escrito = textoDeCelda(fila.celdas[campo] ?? '').slice(0, LARGO_EJEMPLO);
  const columna = palabras.columnas[campo];
  if (!columna || !SE_TRADUCE.has(columna.campo.tipo)) return escrito;
  return fila.rechazos[campo] ? escrito : celdaEntendida(campo, columna, fila, palabras);
};

/** Every field of a row but the first ones, which are its name. */
export const filaEntendida = (fila: FilaPorImportar, palabras: Palabras, nombre: string): string =>
  Object.entries(palabras.columnas)
    .filter(([campo]) => campo !== nombre && fila.entrada[campo] !== undefined)
    .map(
      ([campo, columna]) =>
        `${etiquetaDeColumna(columna)}: ${celdaEntendida(campo, columna, fila, palabras)}`,
    )
    .join(' · ');

const DE_MENOR_A_MAYOR: ReadonlySet<TipoCampo> = new Set<TipoCampo>([
  'nacimiento',
  'fecha',
  'periodo',
  'dinero',
  'cantidad',
  'conteo',
  'porcentaje',
]);
const CONTADOS: ReadonlySet<TipoCampo> = new Set<TipoCampo>(['opcion', 'id', 'marca']);

/** As an end of a range. */
const extremo = ({ campo }: Columna, valor: unknown): string =>
  campo.tipo === 'porcentaje' ? `${valor} %` : enPalabras(campo, valor);

const presentes = (filas: readonly FilaPorImportar[], campo: string): unknown[] =>
  filas.flatMap(({ entrada }) => (entrada[campo] === undefined ? [] : [entrada[campo]]));

const rango = (valores: unknown[], decir: (valor: unknown) => string): string => {
  const [menor, mayor] = [
    valores.reduce((a, b) => ((b as number) < (a as number) ? b : a)),
    valores.reduce((a, b) => ((b as number) > (a as number) ? b : a)),
  ].map((valor) => decir(valor));
  return menor === mayor ? `${menor}` : `de ${menor} a ${mayor}`;
};

const CONTADOS_MAXIMO = 12;

/** Nobody reads a count of hundreds of people. */
const conteo = (valores: readonly unknown[], decir: (valor: unknown) => string): string => {
  const veces = new Map<unknown, number>();
  for (const valor of valores) veces.set(valor, (veces.get(valor) ?? 0) + 1);
  if (veces.size > CONTADOS_MAXIMO) return `${formatearNumero(veces.size)} distintos`;
  return [...veces].map(([valor, cuantas]) => `${decir(valor)} (${formatearNumero(cuantas)})`).join(', ');
};

/**
 * The first and last date, the lowest and highest amount and how many of each choice: where a column that was read wrong
 * shows among thousands of rows.
 */
export const columnasEntendidas = (
  filas: readonly FilaPorImportar[],
  palabras: Palabras,
): { label: string; value: string }[] => {
  const deTipos = (
    tipos: ReadonlySet<TipoCampo>,
    decir: (valores: unknown[], campo: string, columna: Columna) => string,
  ) =>
    Object.entries(palabras.columnas).flatMap(([campo, columna]) => {
      const valores = tipos.has(columna.campo.tipo) ? presentes(filas, campo) : [];
      return valores.length === 0
        ? []
        : [{ label: etiquetaDeColumna(columna), value: decir(valores, campo, columna) }];
    });
  return [
    ...deTipos(DE_MENOR_A_MAYOR, (valores, _, columna) => rango(valores, (valor) => extremo(columna, valor))),
    ...deTipos(CONTADOS, (valores, campo, columna) =>
      conteo(valores, (valor) => palabrasDe(campo, columna, valor, palabras)),
    ),
  ];
};
