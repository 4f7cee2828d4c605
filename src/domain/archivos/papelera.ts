import { leido, listaLeida } from '@/domain/shared/esquemas';
import { diasEntre, type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';
import { z } from '@/domain/shared/zod';

/** Days that what was replaced or deleted can be brought back. */
export const DIAS_EN_PAPELERA = 30;

export const MOTIVOS_PAPELERA = ['REEMPLAZADO', 'ELIMINADO'] as const;
export type MotivoPapelera = (typeof MOTIVOS_PAPELERA)[number];

/** What GET /storage/trash answers of each thing. */
export const esquemaEnPapelera = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it was. */
  path: z.string(),
  isFolder: z.boolean(),
  /** Bytes; `null` for a folder. */
  size: leido(z.number()),
  reason: z.enum(MOTIVOS_PAPELERA),
  /** ISO 8601 in UTC. */
  deletedAt: z.string(),
  deletedBy: leido(z.string()),
  daysLeft: z.number(),
});
export type EnPapelera = z.output<typeof esquemaEnPapelera>;

export const esquemaPapelera = z.object({ data: listaLeida(esquemaEnPapelera) });

/** What is kept beside each thing in the bin. */
export const esquemaNotaPapelera = z.object({
  ruta: z.string(),
  clase: z.enum(['archivo', 'carpeta']),
  motivo: z.enum(MOTIVOS_PAPELERA),
  cuando: z.string(),
  quien: leido(z.string()),
  /** Of the calendar of the bin. */
  dia: z.number(),
  /** Marks of reserved folders that covered it, or were inside it. */
  reservadas: z.array(z.string()),
});
export type NotaPapelera = z.output<typeof esquemaNotaPapelera>;

/** The days on which the service was there to count them: one date, one day, however far the clock jumped. */
export const esquemaCalendarioPapelera = z.object({ dias: z.number(), ultimo: z.string() });
export type CalendarioPapelera = z.output<typeof esquemaCalendarioPapelera>;

export const CALENDARIO_NUEVO: CalendarioPapelera = { dias: 0, ultimo: '' };

export const pasarDia = (calendario: CalendarioPapelera, hoy: FechaCalendario): CalendarioPapelera =>
  calendario.ultimo === hoy ? calendario : { dias: calendario.dias + 1, ultimo: hoy };

/**
 * Days until it is removed for good, from 30 to 0. Both the clock and the days counted must agree: a clock that jumps a
 * year ahead adds one day to the count, and a service that was off counts nothing.
 */
export const diasRestantes = (
  { cuando, dia }: Pick<NotaPapelera, 'cuando' | 'dia'>,
  calendario: CalendarioPapelera,
  ahora: Date,
): number => {
  const porReloj = diasEntre(fechaEnBogota(new Date(cuando)), fechaEnBogota(ahora));
  // A calendar that was lost begins again: since then is all that is known.
  const contados = calendario.dias >= dia ? calendario.dias - dia : calendario.dias;
  const pasados = Math.min(Math.max(porReloj, 0), contados);
  return Math.max(DIAS_EN_PAPELERA - pasados, 0);
};

/** Newest first. */
export const ordenarPapelera = (cosas: readonly EnPapelera[]): EnPapelera[] =>
  ordenarPor(cosas, ({ deletedAt }) => deletedAt, true);
