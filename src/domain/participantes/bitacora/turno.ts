import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { diasEntre, type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** The hours of a turn, and where. */
export interface Turno {
  /** Without it, every sede and who has none. */
  sede_id?: Id | undefined;
  /** ISO 8601 in UTC, both included. */
  desde: string;
  /** Without it, until now. */
  hasta?: string | undefined;
}

const DIAS_MAXIMO = 31;

const rechazarOrden = (): never => {
  const mensaje = 'El final es anterior al comienzo';
  throw errorValidacion(mensaje, { hasta: mensaje });
};

/** Throws VALIDACION: nobody hands over more than a month, and a month of entries is already a lot to read. */
export const revisarDiasDeTurno = (desde: FechaCalendario, hasta: FechaCalendario): void => {
  if (hasta < desde) rechazarOrden();
  if (diasEntre(desde, hasta) > DIAS_MAXIMO) {
    const mensaje = `Elija como máximo ${DIAS_MAXIMO} días`;
    throw errorValidacion(mensaje, { desde: mensaje });
  }
};

/** The days that a turn touches. */
export const diasDelTurno = ({ desde, hasta }: Omit<Turno, 'sede_id'>, ahora: Date) => ({
  desde: fechaEnBogota(new Date(desde)),
  hasta: fechaEnBogota(hasta === undefined ? ahora : new Date(hasta)),
});

/** Throws VALIDACION, as {@link revisarDiasDeTurno}. */
export const revisarTurno = (turno: Turno, ahora: Date): void => {
  if (turno.hasta !== undefined && turno.hasta < turno.desde) rechazarOrden();
  const { desde, hasta } = diasDelTurno(turno, ahora);
  revisarDiasDeTurno(desde, hasta);
};
