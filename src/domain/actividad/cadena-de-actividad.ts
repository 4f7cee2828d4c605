import { z } from '@/domain/shared/zod';

/** What the first line of a chain is sealed with. */
export const HUELLA_INICIAL = '0'.repeat(64);

/** One line as the chain knows it: `campos` are its contents, in the order and the words in which they are sealed. */
export interface RenglonEncadenado {
  numero: number;
  /** Of the line in the history, to find it. */
  id: number;
  campos: readonly (string | null)[];
  huella: string;
}

export interface CabezaDeCadena {
  cadena: number;
  /** Of its last line. */
  numero: number;
  huella: string;
  /** Where it begins, when its oldest lines were removed by age. */
  ancla: AnclaDeCadena | null;
}

export interface AnclaDeCadena {
  numero: number;
  huella: string;
  /** ISO 8601 in UTC. */
  creada_en: string;
  /** With what key it was signed, and how; `null` from before they were. */
  clave: string | null;
  firma: string | null;
}

export const MOTIVOS_DE_FALLA = [
  'ALTERADO',
  'FALTA',
  'FINAL_DISTINTO',
  'SUELTO',
  // What only the key that is not in the database tells.
  'REESCRITO',
  'CADENA_QUITADA',
  'ANCLA_FALSA',
  'SELLO_FALSO',
  'SELLO_PERDIDO',
  'OTRA_CLAVE',
  'SIN_GUARDA',
] as const;

const esquemaFalla = z.object({
  motivo: z.enum(MOTIVOS_DE_FALLA),
  /** Of the line; `null` when it is a line that is missing. */
  id: z.nullable(z.number()),
  cadena: z.nullable(z.number()),
  numero: z.nullable(z.number()),
});
export type FallaDeCadena = z.output<typeof esquemaFalla>;

/** What checking the whole history found. */
export const esquemaIntegridad = z.object({
  integra: z.boolean(),
  renglones: z.number(),
  /** Changes with every line: whoever noted it down can tell later whether a line before it was removed. */
  sello: z.string(),
  /** When it was last signed with the key that is not in the database; `null` when it never was. */
  sellada_en: z.optional(z.nullable(z.string())),
  /** The first ones, when there are many. */
  fallas: z.array(esquemaFalla),
});
export type IntegridadActividad = z.output<typeof esquemaIntegridad>;

/** The text whose SHA-256 is the digest of a line. The database writes the same one: migration 0008. */
export const textoEncadenado = (previa: string, campos: readonly (string | null)[]): string =>
  [previa, ...campos].map((campo) => (campo === null ? 'null' : JSON.stringify(campo))).join(',');
