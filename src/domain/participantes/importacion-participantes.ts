import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import { type DatosParticipante, esquemaDatosParticipante } from '@/domain/participantes/datos-participante';
import { fallosDeParticipante, type ParticipanteRevisado } from '@/domain/participantes/fallos-participante';
import type { Participante } from '@/domain/participantes/participante';
import { analizar } from '@/domain/shared/analizar';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { booleano, entero } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { CeldasDeFila, FilaLeida } from '@/domain/shared/importacion/columna';
import {
  esquemaFilaImportada,
  type FilaImportada,
  type ResultadoFila,
} from '@/domain/shared/importacion/fila-importada';
import { sinLoRechazado, todosLosRechazos } from '@/domain/shared/importacion/rechazos-de-reglas';
import { avisoDeValorBajo } from '@/domain/shared/importacion/valor-muy-bajo';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import { advertenciaDeBecaEscrita } from '@/domain/shared/lectura/leer-beca';
import { z } from '@/domain/shared/zod';

/** Rows one call takes. */
export const FILAS_POR_IMPORTACION = 2_000;

const conteo = () => entero(0, FILAS_POR_IMPORTACION);

/** One answer per row, in the order they were sent. */
export const esquemaResultadoImportacion = z.object({
  creadas: conteo(),
  duplicadas: conteo(),
  rechazadas: conteo(),
  filas: z.array(esquemaFilaImportada),
});
export type ResultadoImportacion = z.output<typeof esquemaResultadoImportacion>;

const esquemaPedido = z.strictObject({
  filas: z
    .array(z.unknown())
    .check(
      z.minLength(1, 'El archivo no tiene filas'),
      z.maxLength(FILAS_POR_IMPORTACION, `Envíe como máximo ${FILAS_POR_IMPORTACION} filas a la vez`),
    ),
  /** `true` answers what would happen and writes nothing. */
  simular: z.optional(booleano()),
  /**
   * Positions (from 0) of the rows that come without what could not be read in them: what they bring is judged, so that all
   * that is wrong in a row is told at once, and they are never created.
   */
  incompletas: z.optional(z.array(entero(0, FILAS_POR_IMPORTACION - 1))),
});
/** The whole body as the description of the service tells it. */
export const esquemaCuerpoImportacion = z.strictObject({
  filas: z.array(esquemaDatosParticipante).check(z.minLength(1), z.maxLength(FILAS_POR_IMPORTACION)),
  simular: z.optional(booleano()),
  incompletas: z.optional(z.array(entero(0, FILAS_POR_IMPORTACION - 1))),
});
export type PedidoImportacion = z.output<typeof esquemaPedido>;

/** The envelope only: each row is judged by itself later. Throws VALIDACION. */
export const validarPedidoImportacion = (entrada: unknown): PedidoImportacion =>
  analizar(esquemaPedido, entrada);

export const contarResultados = (filas: readonly FilaImportada[]): ResultadoImportacion => {
  const cuantas = (resultado: ResultadoFila) => filas.filter((fila) => fila.resultado === resultado).length;
  return {
    creadas: cuantas('CREADA'),
    duplicadas: cuantas('DUPLICADA'),
    rechazadas: cuantas('RECHAZADA'),
    filas: [...filas],
  };
};

/** All that is wrong in a row, the rules between its fields too. */
export const rechazosDeParticipante = (fila: FilaLeida, hoy: FechaCalendario): ErroresCampos =>
  todosLosRechazos(fila, esquemaDatosParticipante, (datos) =>
    fallosDeParticipante(datos as ParticipanteRevisado, hoy),
  );

/** What a row with something wrong brings that is good. */
export const loBuenoDeParticipante = (
  entrada: FilaLeida['entrada'],
  rechazos: ErroresCampos,
): Partial<DatosParticipante> =>
  analizar(z.partial(esquemaDatosParticipante), sinLoRechazado(entrada, rechazos));

/** What deserves a second look in a row without stopping it, keyed by field. */
export const advertenciasFilaImportada = (
  fila: Partial<Participante>,
  hoy: FechaCalendario,
  celdas: CeldasDeFila = {},
): Record<string, string> => {
  const bajo =
    advertenciaDeBecaEscrita(textoDeCelda(celdas.valor_mensualidad ?? '')) ??
    avisoDeValorBajo(fila.valor_mensualidad);
  // A whole house has people of more than a year: the first and last day of the file are told once, among what was understood.
  const { fecha_ingreso: _, ...propias } = advertenciasParticipante(fila, hoy);
  return { ...propias, ...(bajo ? { valor_mensualidad: bajo } : {}) };
};
