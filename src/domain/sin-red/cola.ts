import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { esquemaId } from '@/domain/shared/esquemas';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { z } from '@/domain/shared/zod';

/** Changes when what was written before cannot be read as it is; what is of a later release is kept and not sent. */
const FORMATO = 1;

/** Why something waits for the person: the code of the service, or one of ours. */
export interface Rechazo {
  codigo: string;
  /** As a person reads it. */
  mensaje: string;
  campos: ErroresCampos;
  /** What the service has now, when it said so. */
  actual: unknown;
}

/** When it left, by the clock of the device and, when that is known, by that of the service. */
export interface Salida {
  desde: number;
  servicio: number | null;
}

export type EstadoEntrada =
  | { tipo: 'por enviar' }
  /** It left and nobody has answered yet: it may be stored, or not. */
  | ({ tipo: 'enviando' } & Salida)
  /** `enDuda` when the refusal did not look at something that had left before. */
  | { tipo: 'rechazada'; rechazo: Rechazo; enDuda: Salida | null }
  | { tipo: 'lista'; en: number; hecho: Hecho }
  /** Given up by the person; it can be read for a while. `enDuda` when it may be stored all the same. */
  | { tipo: 'descartada'; en: number; enDuda: Salida | null };

/** What of an answer is remembered. */
export interface Hecho {
  id: number | string | null;
  version: number | null;
  recibo: number | null;
  /** The abono that the receipt is of, to open it. */
  abono: { mensualidad: number | string; id: number | string } | null;
}

/** Of a payment: that it has to be the only one, and the mark of the provisional receipt that was given for it. */
export interface Lleva {
  unico?: boolean | undefined;
  provisional?: string | undefined;
}

/** A write made without a network, as it waits on this device. */
export interface Entrada {
  /** Order in which it was made on this device; `id` decides between two pages that wrote at once. */
  n: number;
  id: string;
  /** Names the form and what it is about, as its draft: `abono:7`. */
  nombre: string;
  /** As a person would call it: «Abono de $ 300.000 de Luz Ríos, noviembre de 2026». */
  que: string;
  orden: OrdenEscrita;
  /** By the clock of the device. */
  hecha_en: number;
  /** The person said that it is not the equal payment that the service already has. */
  esOtro?: boolean | undefined;
  /** What it takes to the service beside what was written, from when it leaves: a repeated request is the same one. */
  lleva?: Lleva | undefined;
  estado: EstadoEntrada;
}

const esquemaSalida = { desde: z.number(), servicio: z.nullable(z.number()) };

const esquemaEstado = z.union([
  z.object({ tipo: z.literal('por enviar') }),
  z.object({ tipo: z.literal('enviando'), ...esquemaSalida }),
  z.object({
    tipo: z.literal('rechazada'),
    rechazo: z.object({
      codigo: z.string(),
      mensaje: z.string(),
      campos: z.record(z.string(), z.string()),
      actual: z._default(z.unknown(), null),
    }),
    enDuda: z.nullable(z.object(esquemaSalida)),
  }),
  z.object({
    tipo: z.literal('lista'),
    en: z.number(),
    hecho: z.object({
      id: z.nullable(esquemaId),
      version: z.nullable(z.number()),
      recibo: z.nullable(z.number()),
      abono: z.nullable(z.object({ mensualidad: esquemaId, id: esquemaId })),
    }),
  }),
  z.object({
    tipo: z.literal('descartada'),
    en: z.number(),
    enDuda: z._default(z.nullable(z.object(esquemaSalida)), null),
  }),
]);

const esquemaEntrada = z.object({
  formato: z.literal(FORMATO),
  n: z.number(),
  id: z.string(),
  nombre: z.string(),
  que: z.string(),
  orden: z.object({ servicio: z.string(), metodo: z.string(), argumentos: z.array(z.unknown()) }),
  hecha_en: z.number(),
  esOtro: z.optional(z.boolean()),
  lleva: z.optional(z.object({ unico: z.optional(z.boolean()), provisional: z.optional(z.string()) })),
  estado: esquemaEstado,
});

export const escribirEntrada = (entrada: Entrada): string => JSON.stringify({ formato: FORMATO, ...entrada });

/** `null` for a text that this release cannot read. */
export const leerEntrada = (texto: string): Entrada | null => {
  try {
    const { formato: _, ...entrada } = esquemaEntrada.parse(JSON.parse(texto));
    return entrada as Entrada;
  } catch {
    return null;
  }
};

/** Waits to be sent, or to be known. */
export const estaPorEnviar = ({ estado: { tipo } }: Entrada): boolean =>
  tipo === 'por enviar' || tipo === 'enviando';

/** Nothing more will happen to it. */
export const termino = ({ estado: { tipo } }: Entrada): boolean => tipo === 'lista' || tipo === 'descartada';

/** How long what ended can still be read on this device. */
const SE_GUARDA_MS = 3 * 24 * 60 * 60_000;

/**
 * What may be erased: it ended days ago, and nothing that waits can need to know what it was answered. A clock that was
 * moved only makes it stay longer.
 */
export const sobran = (entradas: readonly Entrada[], ahora: number): readonly Entrada[] => {
  if (!entradas.every(termino)) return [];
  return entradas.filter(({ estado }) => 'en' in estado && ahora - estado.en > SE_GUARDA_MS);
};
