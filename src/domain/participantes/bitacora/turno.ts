import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { diasEntre, fechaEnBogota } from '@/domain/shared/fechas';
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

/** Throws VALIDACION: nobody hands over more than a month, and a month of entries is already a lot to read. */
export const revisarTurno = ({ desde, hasta }: Turno, ahora: Date): void => {
  const fin = hasta ?? ahora.toISOString();
  if (hasta !== undefined && hasta < desde) {
    const mensaje = 'El final es anterior al comienzo';
    throw errorValidacion(mensaje, { hasta: mensaje });
  }
  if (diasEntre(fechaEnBogota(new Date(desde)), fechaEnBogota(new Date(fin))) > DIAS_MAXIMO) {
    const mensaje = `Elija como máximo ${DIAS_MAXIMO} días`;
    throw errorValidacion(mensaje, { desde: mensaje });
  }
};
