import { diasEntre, type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerFecha } from '@/domain/shared/lectura/leer-fecha';

/** The days a field takes, where it says so. */
interface Limites {
  min?: FechaCalendario;
  max?: FechaCalendario;
}

/** Of what has happened, most is of the months before; `2/12` in November is a slip, not of a year ago. */
const ATRAS = -120;

/** What may come between a day and its year. */
const SIGNOS = ['/', '-', '.', ' '];

const conAnio = (texto: string, anio: number): FechaCalendario[] =>
  SIGNOS.flatMap((signo) => {
    const leida = leerFecha(`${texto}${signo}${anio}`);
    return 'valor' in leida ? [leida.valor] : [];
  });

/**
 * A date as `leerFecha`, and also without its year where somebody writes it and sees at once which it is: `2/12`, `3 de
 * abril` are of the year that brings them closest to today or, in a field of what has happened, to the last months.
 */
export const leerFechaCercana =
  (hoy: FechaCalendario, { min = '', max }: Limites = {}) =>
  (texto: string): Lectura<FechaCalendario> => {
    const leida = leerFecha(texto);
    if ('valor' in leida) return leida;
    const centro = max !== undefined && max <= hoy ? sumarDias(hoy, ATRAS) : hoy;
    const lejos = (fecha: FechaCalendario) => Math.abs(diasEntre(centro, fecha));
    const [cercana] = [-1, 0, 1]
      .flatMap((anios) => conAnio(texto.trim(), Number(hoy.slice(0, 4)) + anios))
      .filter((fecha) => fecha >= min)
      .sort((una, otra) => lejos(una) - lejos(otra));
    return cercana === undefined ? leida : { valor: cercana };
  };
