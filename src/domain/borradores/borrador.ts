import { RELOJ_ATRAS_TOLERADO_MS } from '@/domain/shared/constantes';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** How long an unsaved form stays on a computer that others may use. */
export const VIGENCIA_BORRADOR_MS = 30 * 60_000;

/** What had been typed in a form that was not saved. */
export interface Borrador {
  guardado_en: number;
  /** Of the stored record it was typed over; `null` for a new one. */
  version: number | null;
  /** Only the fields that the person changed. */
  valores: Readonly<Record<string, unknown>>;
  /** The day that the form proposed when it was opened, in the fields that nobody changed. */
  propuesto?: { dia: FechaCalendario; campos: readonly string[] } | undefined;
  /** The entry of the queue that is written over with it, where the service refused that one. */
  corrige?: string | undefined;
}

const esquemaBorrador = z.object({
  guardado_en: z.number(),
  version: z.nullable(z.number()),
  valores: z.record(z.string(), z.unknown()),
  propuesto: z.optional(z.object({ dia: z.string(), campos: z.array(z.string()) })),
  corrige: z.optional(z.string()),
});

/** Answer of GET /auth/clave-borradores: 32 bytes as base64url. */
export const esquemaClaveBorradores = z.object({ clave: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** `null` for a text that is not a draft. */
export const leerBorrador = (texto: string): Borrador | null => {
  try {
    return esquemaBorrador.parse(JSON.parse(texto));
  } catch {
    return null;
  }
};

/** What is of the future is of a clock that was moved, and not just put right: it has no known age. */
export const estaVigente = (
  guardadoEn: number,
  ahora: number,
  vigenciaMs: number = VIGENCIA_BORRADOR_MS,
): boolean => guardadoEn <= ahora + RELOJ_ATRAS_TOLERADO_MS && ahora - guardadoEn < vigenciaMs;

/** Fields that are never kept. */
export const SECRETOS: ReadonlySet<string> = new Set(['password', 'contrasena', 'actual', 'nueva', 'token']);

/** A password is never kept, not even encrypted. */
export const sinSecretos = (valores: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(valores).filter(([campo]) => !SECRETOS.has(campo)));
