import type { FechaCalendario } from '@/domain/shared/fechas';
import { leerHora } from '@/domain/shared/lectura/leer-hora';

/** When something was, as a form asks it: with neither, it is now. */
export interface CuandoDicho {
  ocurrio_en: string;
  hora: string;
}

/** An hour alone is of today, and nothing is `undefined`: now. */
export const instanteDicho = ({ ocurrio_en: dia, hora }: CuandoDicho, hoy: FechaCalendario) =>
  dia || hora ? `${dia || hoy}T${hora}-05:00` : undefined;

/** What is wrong with the hour: a day says nothing without one, and what is half written is no hour. */
export const errorDeHora = ({ ocurrio_en: dia, hora }: CuandoDicho): string | undefined => {
  if (!hora) return dia ? 'Escriba la hora' : undefined;
  const lectura = leerHora(hora);
  return 'rechazo' in lectura ? lectura.rechazo : undefined;
};
