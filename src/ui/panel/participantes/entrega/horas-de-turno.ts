import type { Turno } from '@/domain/participantes/bitacora/turno';
import {
  type FechaCalendario,
  fechaEnBogota,
  formatearFecha,
  formatearInstante,
  sumarDias,
} from '@/domain/shared/fechas';
import { horaEnBogota, instanteEnBogota } from '@/domain/shared/hora-en-bogota';
import type { BusquedaEntrega } from './busqueda-entrega';

/** The hours as the address asks for them. */
export type HorasPedidas = Pick<BusquedaEntrega, 'turno' | 'desde' | 'hasta'>;

const DOCE_HORAS_MS = 12 * 3_600_000;

const finDe = (dia: FechaCalendario): string =>
  new Date(new Date(instanteEnBogota(sumarDias(dia, 1))).getTime() - 1).toISOString();

/** The instants of what was chosen; what has not ended has no end. */
export const horasDe = (
  { turno, desde, hasta }: HorasPedidas,
  ahora: Date,
): Pick<Turno, 'desde' | 'hasta'> => {
  const hoy = fechaEnBogota(ahora);
  const dias = (primero: FechaCalendario, ultimo: FechaCalendario) => ({
    desde: instanteEnBogota(primero),
    ...(ultimo < hoy ? { hasta: finDe(ultimo) } : {}),
  });
  if (turno === 'hoy') return dias(hoy, hoy);
  if (turno === 'ayer') return dias(sumarDias(hoy, -1), sumarDias(hoy, -1));
  if (turno === 'fechas' && (desde || hasta)) return dias(desde ?? hasta ?? hoy, hasta ?? hoy);
  return { desde: new Date(ahora.getTime() - DOCE_HORAS_MS).toISOString() };
};

const diaDe = (iso: string): FechaCalendario => fechaEnBogota(new Date(iso));

/** 'lun 23 nov 2026, 20:00 a mar 24 nov 2026, 08:00'; of one day, the day once. */
export const horasEnPalabras = ({ desde, hasta }: { desde: string; hasta: string }): string =>
  diaDe(desde) === diaDe(hasta)
    ? `${formatearFecha(diaDe(desde))}, de ${horaEnBogota(desde)} a ${horaEnBogota(hasta)}`
    : `${formatearInstante(desde)} a ${formatearInstante(hasta)}`;
