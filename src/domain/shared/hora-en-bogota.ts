import { type FechaCalendario, formatearInstante } from '@/domain/shared/fechas';

/** `2026-11-21T15:04:00Z` -> `10:04` in Bogota. */
export const horaEnBogota = (iso: string): string => formatearInstante(iso).slice(-5);

/** That hour (`HH:MM`) of that day in Bogota, as ISO text in UTC. */
export const instanteEnBogota = (fecha: FechaCalendario, hora = '00:00'): string =>
  new Date(`${fecha}T${hora}:00-05:00`).toISOString();
