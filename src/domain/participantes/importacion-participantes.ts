import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import { esquemaDatosParticipante } from '@/domain/participantes/datos-participante';
import type { Participante } from '@/domain/participantes/participante';
import { analizar } from '@/domain/shared/analizar';
import { booleano, entero, esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** Rows one call takes. */
export const FILAS_POR_IMPORTACION = 2_000;

export const RESULTADOS_IMPORTACION = ['CREADA', 'DUPLICADA', 'RECHAZADA'] as const;
export type ResultadoFila = (typeof RESULTADOS_IMPORTACION)[number];

export const esquemaFilaImportada = z.object({
  resultado: unoDe(RESULTADOS_IMPORTACION),
  /** The record made, or the stored one that the row repeats. */
  id: leido(esquemaId),
  /** Position (from 0) of the earlier row of the same call that this one repeats. */
  repite_fila: leido(entero(0, Number.MAX_SAFE_INTEGER)),
  /** Why it is rejected, by field. */
  campos: leidoCon(z.record(z.string(), z.string()), {}),
});
/** What became of one row; when only trying, what would become of it. */
export type FilaImportada = z.output<typeof esquemaFilaImportada>;

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
});
/** The whole body as the description of the service tells it. */
export const esquemaCuerpoImportacion = z.strictObject({
  filas: z.array(esquemaDatosParticipante).check(z.minLength(1), z.maxLength(FILAS_POR_IMPORTACION)),
  simular: z.optional(booleano()),
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

export const filaCreada = (): FilaImportada => ({
  resultado: 'CREADA',
  id: null,
  repite_fila: null,
  campos: {},
});
export const filaRechazada = (campos: Readonly<Record<string, string>>): FilaImportada => ({
  ...filaCreada(),
  resultado: 'RECHAZADA',
  campos: { ...campos },
});

/** No fee is below it: a sheet that takes the dot for decimals keeps 850 of 850.000. */
const MENSUALIDAD_CREIBLE = 1_000;

/** What deserves a second look in a row without stopping it, keyed by field. */
export const advertenciasFilaImportada = (
  fila: Partial<Participante>,
  hoy: FechaCalendario,
): Record<string, string> => {
  const valor = fila.valor_mensualidad ?? 0;
  const muyBajo = valor > 0 && valor < MENSUALIDAD_CREIBLE;
  return {
    ...advertenciasParticipante(fila, hoy),
    ...(muyBajo ? { valor_mensualidad: 'Es un valor muy bajo: revise que no falten los miles' } : {}),
  };
};
