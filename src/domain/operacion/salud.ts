import { z } from '@/domain/shared/zod';

const esquemaParte = z.object({
  ok: z.boolean(),
  /** How long it took to answer, in milliseconds. */
  ms: z.number(),
});
export type SaludDeParte = z.output<typeof esquemaParte>;

/** GET /health. */
export const esquemaSalud = z.object({
  /** `degraded`: everything works but the files. */
  status: z.enum(['ok', 'degraded', 'down']),
  service: z.string(),
  database: esquemaParte,
  storage: esquemaParte,
});
export type Salud = z.output<typeof esquemaSalud>;

export const estadoDeSalud = ({
  database,
  storage,
}: Pick<Salud, 'database' | 'storage'>): Salud['status'] => {
  if (!database.ok) return 'down';
  return storage.ok ? 'ok' : 'degraded';
};
