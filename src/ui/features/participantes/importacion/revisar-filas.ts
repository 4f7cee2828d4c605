import {
  advertenciasFilaImportada,
  type FilaImportada,
} from '@/domain/participantes/importacion-participantes';
import type { Participante } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import type { ColumnaExportada } from '../../shared/exportacion/columna-exportada';
import { etiquetaDe } from '../etiquetas-participante';
import { decirRechazo } from './decir-rechazo';
import type { FilaPorImportar } from './leer-filas';

export interface FilaRevisada extends FilaPorImportar, Pick<FilaImportada, 'resultado'> {
  nombre: string;
  /** Why it is not created, or what deserves a second look; empty when there is nothing to say. */
  avisos: readonly string[];
}

const escritoEn = ({ entrada, celdas }: FilaPorImportar, campo: string): string => {
  // The surnames may be in a column of their own.
  if (campo === 'nombre') return String(entrada.nombre ?? '');
  return textoDeCelda(celdas[campo as keyof typeof celdas] ?? '');
};

/** Each row of the file beside what was answered for it. */
export const revisarFilas = (
  filas: readonly FilaPorImportar[],
  respuestas: readonly FilaImportada[],
  hoy: FechaCalendario,
): FilaRevisada[] =>
  filas.map((fila, n) => {
    const { entrada } = fila;
    const respuesta = respuestas[n];
    const repetida = filas[respuesta?.repite_fila ?? -1];
    const avisos = {
      CREADA: () =>
        Object.entries(advertenciasFilaImportada(entrada as Partial<Participante>, hoy)).map(
          ([campo, mensaje]) => `${etiquetaDe(campo)}: ${mensaje}`,
        ),
      DUPLICADA: () => [
        repetida
          ? `Repite la fila ${repetida.archivo.numero} del archivo`
          : 'Ya está registrado con ese documento, o con ese nombre y teléfono',
      ],
      RECHAZADA: () =>
        Object.entries(respuesta?.campos ?? {}).map(([campo, mensaje]) =>
          decirRechazo(campo, escritoEn(fila, campo), mensaje),
        ),
    };
    const resultado = respuesta?.resultado ?? 'RECHAZADA';
    return {
      ...fila,
      nombre: String(entrada.nombre ?? 'Sin nombre'),
      resultado,
      avisos: avisos[resultado](),
    };
  });

/** The rejected rows as they came, with the reason in one more column, which a new import passes over. */
export const columnasDeErrores = (titulos: readonly string[]): ColumnaExportada<FilaRevisada>[] => [
  ...titulos
    .map((titulo, n) => ({
      titulo,
      valor: ({ archivo }: FilaRevisada) => textoDeCelda(archivo.celdas[n] ?? '') || null,
    }))
    .filter(({ titulo }) => titulo !== 'Error'),
  { titulo: 'Error', valor: ({ avisos }) => avisos.join('; ') },
];
