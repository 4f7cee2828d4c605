import { analizar } from '@/domain/shared/analizar';
import { contrasenaEscrita } from '@/domain/shared/contrasena';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** A session nobody uses ends after this long, in ms. */
export const SESION_INACTIVA_MS = 30 * 60_000;
/** No session lasts longer than this, in ms. */
export const SESION_MAXIMA_MS = 12 * 3_600_000;

/** One of a person's own open sessions, as they are shown it. */
export const esquemaSesionAbierta = z.object({
  id: esquemaId,
  /** Browser and device, in words. */
  dispositivo: z.string(),
  /** Address it was opened from. */
  direccion: leido(z.string()),
  /** ISO 8601 in UTC, like the next one. */
  creada_en: z.string(),
  ultimo_uso: z.string(),
  /** The one that asks. */
  actual: z.boolean(),
});
export type SesionAbierta = z.output<typeof esquemaSesionAbierta>;

/** Body of POST /auth/sesiones/cerrar: without `id`, every session but the one that asks. */
export const esquemaCierreSesiones = z.strictObject({
  password: contrasenaEscrita(),
  id: z.optional(esquemaId),
});
export type CierreSesiones = z.output<typeof esquemaCierreSesiones>;

/** Throws VALIDACION. */
export const validarCierreSesiones = (entrada: unknown): CierreSesiones =>
  analizar(esquemaCierreSesiones, entrada);

export const esquemaSesionesCerradas = z.object({ cerradas: z.number() });

/** Body of POST /auth/logout/pendiente: the SHA-256 of the token, in hexadecimal. It ends that session and opens nothing. */
export const esquemaCierrePendiente = z.strictObject({
  sesion: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Debe ser un resumen SHA-256 en hexadecimal')),
});

/** Throws VALIDACION. */
export const validarCierrePendiente = (entrada: unknown): z.output<typeof esquemaCierrePendiente> =>
  analizar(esquemaCierrePendiente, entrada);
