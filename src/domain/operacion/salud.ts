import { z } from '@/domain/shared/zod';

const esquemaParte = z.object({
  ok: z.boolean(),
  /** How long it took to answer, in milliseconds. */
  ms: z.number(),
});
export type SaludDeParte = z.output<typeof esquemaParte>;

const esquemaReloj = z.object({
  /** Whether the time of the machine is what it was plus what passed. */
  ok: z.boolean(),
  /** How far it is ahead of the time the server works with, in milliseconds. */
  ms: z.number(),
});
export type SaludDelReloj = z.output<typeof esquemaReloj>;

/** GET /health. */
export const esquemaSalud = z.object({
  /** `degraded`: everything works but the files, or the time of the machine cannot be believed. */
  status: z.enum(['ok', 'degraded', 'down']),
  service: z.string(),
  database: esquemaParte,
  storage: esquemaParte,
  clock: esquemaReloj,
});
export type Salud = z.output<typeof esquemaSalud>;

export const estadoDeSalud = ({
  database,
  storage,
  clock,
}: Pick<Salud, 'database' | 'storage' | 'clock'>): Salud['status'] => {
  if (!database.ok) return 'down';
  return storage.ok && clock.ok ? 'ok' : 'degraded';
};
