import {
  CAMPOS_IMPORTABLES,
  type CampoImportable,
  type ColumnaImportable,
} from '@/domain/participantes/campos-importables';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type Celda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { plegar } from '@/domain/shared/textos';
import { ETIQUETAS_PARTICIPANTE, valorEnPalabras } from '../etiquetas-participante';
import type { FilaPorImportar } from './leer-filas';

type NombreSede = (id: Id) => string;

const palabrasDe = (campo: string, valor: unknown, nombreSede: NombreSede): string =>
  campo === 'numero_documento'
    ? formatearDocumento(String(valor))
    : valorEnPalabras(campo, valor, nombreSede);

/** Accents, case and what only groups figures aside. */
const loEscrito = (texto: string): string => plegar(texto).replace(/[ .$-]/g, '');

/** `3/4/26 → vie 3 abr 2026` where it was written in another way; otherwise only what it means. */
const entendido = (celda: Celda | undefined, palabras: string): string => {
  if (celda === undefined || typeof celda === 'object') return palabras;
  const escrito = textoDeCelda(celda);
  return escrito === '' || loEscrito(escrito) === loEscrito(palabras) ? palabras : `${escrito} → ${palabras}`;
};

/** What was understood of one cell, with how it was written when it looks different. */
export const celdaEntendida = (
  campo: CampoImportable,
  { entrada, celdas }: Pick<FilaPorImportar, 'entrada' | 'celdas'>,
  nombreSede: NombreSede,
): string => entendido(celdas[campo], palabrasDe(campo, entrada[campo], nombreSede));

const LARGO_EJEMPLO = 60;

/** A cell as an example of its column; what was not understood, as it is. */
export const ejemploDeColumna = (columna: ColumnaImportable, fila: FilaPorImportar): string => {
  const escrito = textoDeCelda(fila.celdas[columna] ?? '').slice(0, LARGO_EJEMPLO);
  if (columna === 'nombre' || columna === 'apellidos' || columna === 'sede_id') return escrito;
  return fila.rechazos[columna] ? escrito : celdaEntendida(columna, fila, String);
};

/** Every field of a row but its name. */
export const filaEntendida = (fila: FilaPorImportar, nombreSede: NombreSede): string =>
  CAMPOS_IMPORTABLES.filter((campo) => campo !== 'nombre' && fila.entrada[campo] !== undefined)
    .map((campo) => `${ETIQUETAS_PARTICIPANTE[campo]}: ${celdaEntendida(campo, fila, nombreSede)}`)
    .join(' · ');

const DE_MENOR_A_MAYOR: readonly [CampoImportable, (valor: never) => string][] = [
  ['fecha_nacimiento', formatearFecha],
  ['fecha_ingreso', formatearFecha],
  ['fecha_egreso_prevista', formatearFecha],
  ['fecha_egreso', formatearFecha],
  ['valor_mensualidad', formatearPesos],
  ['dia_pago', String],
  ['beca_porcentaje', (valor) => `${valor} %`],
];
const CONTADOS: readonly CampoImportable[] = [
  'tipo_documento',
  'area',
  'sede_id',
  'programa',
  'fase',
  'estado',
  'tipo_egreso',
];

const presentes = (filas: readonly FilaPorImportar[], campo: CampoImportable): unknown[] =>
  filas.flatMap(({ entrada }) => (entrada[campo] === undefined ? [] : [entrada[campo]]));

const rango = (valores: unknown[], decir: (valor: never) => string): string => {
  const [menor, mayor] = [
    valores.reduce((a, b) => ((b as number) < (a as number) ? b : a)),
    valores.reduce((a, b) => ((b as number) > (a as number) ? b : a)),
  ].map((valor) => decir(valor as never));
  return menor === mayor ? `${menor}` : `de ${menor} a ${mayor}`;
};

const conteo = (valores: readonly unknown[], decir: (valor: unknown) => string): string => {
  const veces = new Map<unknown, number>();
  for (const valor of valores) veces.set(valor, (veces.get(valor) ?? 0) + 1);
  return [...veces].map(([valor, cuantas]) => `${decir(valor)} (${formatearNumero(cuantas)})`).join(', ');
};

/**
 * The first and last date, the lowest and highest amount and how many of each choice: where a column that was read wrong
 * shows among two thousand rows.
 */
export const columnasEntendidas = (
  filas: readonly FilaPorImportar[],
  nombreSede: NombreSede,
): { label: string; value: string }[] => {
  const linea = (campo: CampoImportable, decir: (valores: unknown[]) => string) => {
    const valores = presentes(filas, campo);
    return valores.length === 0 ? [] : [{ label: ETIQUETAS_PARTICIPANTE[campo], value: decir(valores) }];
  };
  return [
    ...DE_MENOR_A_MAYOR.flatMap(([campo, decir]) => linea(campo, (valores) => rango(valores, decir))),
    ...CONTADOS.flatMap((campo) =>
      linea(campo, (valores) => conteo(valores, (valor) => palabrasDe(campo, valor, nombreSede))),
    ),
  ];
};
