import type { TipoCampo } from '@/domain/shared/campos/campo';
import {
  type Columna,
  type Columnas,
  etiquetaDeColumna,
  puedeSerComun,
} from '@/domain/shared/importacion/columna';
import type { FilaImportada, ResultadoFila } from '@/domain/shared/importacion/fila-importada';
import { esDeVarios } from '@/domain/shared/importacion/leer-participante';
import { estaRecortado, textoDeCelda } from '@/domain/shared/lectura/celda';
import { plegar } from '@/domain/shared/textos';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import type { Correspondencia } from './adivinar-columnas';
import { decirRechazo } from './decir-rechazo';
import { dondeEsta, sonDeLaMismaFila } from './donde-esta';
import type { FilaPorImportar } from './leer-filas';

export interface FilaRevisada extends FilaPorImportar {
  /** OMITIDA is the one that the person leaves out. */
  resultado: ResultadoFila | 'OMITIDA';
  nombre: string;
  /** By field, why it is not created. */
  problemas: Readonly<Record<string, string>>;
  /** By field, what deserves a second look. */
  advertencias: Readonly<Record<string, string>>;
  /** All of it in words; empty when there is nothing to say. */
  avisos: readonly string[];
}

/** As the person wrote it; what was made of other cells, as it was understood. */
export const escritoEn = ({ entrada, celdas }: FilaPorImportar, campo: string): string => {
  const escrito = textoDeCelda(celdas[campo] ?? '');
  if (escrito !== '') return escrito;
  return typeof entrada[campo] === 'string' ? entrada[campo] : '';
};

const originalEn = ({ originales }: FilaPorImportar, campo: string): string =>
  plegar(textoDeCelda(originales[campo] ?? ''));

/** `N/A`, `no tiene`, `0/0/00`, `NN`: what goes there is of each person, and this says nothing of it. */
const NO_DICE_NADA: Readonly<Partial<Record<TipoCampo, RegExp>>> = {
  documento: /^\D*$/,
  telefono: /^[^1-9]*$/,
  nacimiento: /^[^1-9]*$/,
  correo: /^[^@]*$/,
  texto: /^.{0,2}$/,
};

/** The same text in the rows of many people: it says nothing of whose it is. */
const esDeCualquiera = ({ campo }: Columna, original: string): boolean =>
  estaRecortado(original) || (NO_DICE_NADA[campo.tipo]?.test(original) ?? false);

/**
 * The rows that still have wrong what this one had and was written again here. A cell that is empty in many rows is no
 * common mistake when what goes there is of each person, nor is a document that lost its last figures, nor the name of two
 * people.
 */
export const igualesPorCorregir = (
  fila: FilaRevisada,
  campo: string,
  columna: Columna,
  filas: readonly FilaRevisada[],
): readonly number[] => {
  const original = originalEn(fila, campo);
  const corregida = fila.celdas[campo] !== fila.originales[campo] && fila.problemas[campo] === undefined;
  if (!corregida || (original === '' && !puedeSerComun(columna))) return [];
  if (fila.celdas[campo] !== '' && esDeCualquiera(columna, original)) return [];
  return filas
    .filter(
      (otra) =>
        otra.problemas[campo] !== undefined &&
        (!esDeVarios(otra.problemas[campo]) || sonDeLaMismaFila(fila.archivo, otra.archivo)) &&
        otra.celdas[campo] === otra.originales[campo] &&
        originalEn(otra, campo) === original,
    )
    .map(({ numero }) => numero);
};

interface Revision {
  columnas: Columnas;
  yaExiste: string;
  nombrar: (fila: FilaPorImportar) => string;
  advertir: (fila: FilaPorImportar) => Readonly<Record<string, string>>;
}

const NADA = {};

/** Each row of the file beside what was answered for it; the omitted ones have no answer. */
export const revisarFilas = (
  filas: readonly FilaPorImportar[],
  respuestas: ReadonlyMap<number, FilaImportada>,
  { columnas, yaExiste, nombrar, advertir }: Revision,
): FilaRevisada[] => {
  const enviadas = filas.filter(({ numero }) => respuestas.has(numero));
  const decir = (campo: string, mensaje: string) =>
    columnas[campo] ? `${etiquetaDeColumna(columnas[campo])}: ${mensaje}` : mensaje;
  return filas.map((fila) => {
    const respuesta = respuestas.get(fila.numero);
    const base = { ...fila, nombre: nombrar(fila), problemas: NADA, advertencias: NADA, avisos: [] };
    if (!respuesta) return { ...base, resultado: 'OMITIDA' };
    const { resultado, campos, repite_fila } = respuesta;
    if (resultado === 'RECHAZADA') {
      const avisos = Object.entries(campos).map(([campo, mensaje]) =>
        decirRechazo(columnas[campo], escritoEn(fila, campo), mensaje),
      );
      return { ...base, resultado, problemas: campos, avisos };
    }
    if (resultado === 'DUPLICADA') {
      const repetida = enviadas[repite_fila ?? -1];
      return {
        ...base,
        resultado,
        avisos: [repetida ? `Repite la ${dondeEsta(repetida.archivo)} del archivo` : yaExiste],
      };
    }
    const advertencias = advertir(fila);
    return {
      ...base,
      resultado,
      advertencias,
      avisos: Object.entries(advertencias).map(([campo, mensaje]) => decir(campo, mensaje)),
    };
  });
};

const OMITIDA = 'La dejó por fuera de la importación';

/** Fields that were written here and the file has no column for. */
const agregadas = (
  filas: readonly FilaRevisada[],
  columnas: Correspondencia,
  conocidas: Columnas,
): [string, string][] =>
  Object.entries(conocidas)
    .filter(
      ([campo]) => columnas[campo] === undefined && filas.some(({ celdas }) => celdas[campo] !== undefined),
    )
    .map(([campo, columna]) => [campo, etiquetaDeColumna(columna)]);

/** The rejected rows as they are now, with the reason in one more column, which a new import passes over. */
export const columnasDeErrores = (
  titulos: readonly string[],
  columnas: Correspondencia,
  conocidas: Columnas,
  filas: readonly FilaRevisada[],
): ColumnaExportada<FilaRevisada>[] => {
  const campoDe = new Map(Object.entries(columnas).map(([campo, n]) => [n, campo]));
  return [
    ...titulos
      .map((titulo, n) => ({
        titulo,
        valor: ({ archivo, celdas }: FilaRevisada) =>
          textoDeCelda(celdas[campoDe.get(n) ?? ''] ?? archivo.celdas[n] ?? '') || null,
      }))
      .filter(({ titulo }) => titulo !== 'Error'),
    ...agregadas(filas, columnas, conocidas).map(([campo, titulo]) => ({
      titulo,
      valor: ({ celdas }: FilaRevisada) => textoDeCelda(celdas[campo] ?? '') || null,
    })),
    {
      titulo: 'Error',
      valor: ({ avisos, resultado }) => (resultado === 'OMITIDA' ? OMITIDA : avisos.join('; ')),
    },
  ];
};
