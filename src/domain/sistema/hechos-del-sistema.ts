import { entero, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** What is written down of the backups, beside the data: neither may depend on the other being well. Instants in ISO 8601. */
export const esquemaRespaldoAnotado = z.object({
  /** The last one that was made and read again. */
  ultimo: z.nullable(z.object({ en: z.string(), ruta: z.string(), bytes: z.number(), cifrado: z.boolean() })),
  /** Of the last time, when it failed. */
  fallo: z.nullable(z.object({ en: z.string(), motivo: z.string() })),
});
export type RespaldoAnotado = z.output<typeof esquemaRespaldoAnotado>;

/** A backup that was restored apart and compared with what it says. */
export const esquemaEnsayoAnotado = z.object({
  en: z.string(),
  /** Its file, without the folder. */
  archivo: z.string(),
  /** Why it was not good; `null` when it was. */
  falla: z.nullable(z.string()),
  tablas: z.number(),
  filas: z.number(),
  archivos: z.number(),
  /** Signed papers whose file it does not have; those written down before say nothing of it. */
  faltan: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  segundos: z.number(),
});
export type EnsayoAnotado = z.output<typeof esquemaEnsayoAnotado>;

export const esquemaEnvioAnotado = z.object({
  en: z.string(),
  falla: z.nullable(z.string()),
  /** Of the failure, as the mail library calls it. */
  codigo: z.optional(z.string()),
});
export type EnvioAnotado = z.output<typeof esquemaEnvioAnotado>;

export type CertificadoLeido =
  /** The public address is not https, or nobody said which it is. */
  | { tipo: 'SIN_HTTPS'; local: boolean }
  | { tipo: 'NO_RESPONDE'; sitio: string }
  /** `vence` in ISO 8601; `falla` is why a browser would not trust it. */
  | { tipo: 'LEIDO'; sitio: string; vence: string; falla: string | null };

/** Everything that can be known, without judging it. */
export interface HechosDelSistema {
  respaldo: RespaldoAnotado;
  ensayo: EnsayoAnotado | null;
  /** `bytes` is `null` when it does not tell. */
  base: { ok: boolean; ms: number; bytes: number | null; embebida: boolean };
  /** Where the data folder is; `null` when it does not tell. With less than `reserva` nothing new is written. */
  disco: { libres: number; total: number; reserva: number } | null;
  correo: { envia: boolean; ultimo: EnvioAnotado | null };
  certificado: CertificadoLeido;
}
