import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { MESES } from '@/domain/shared/periodo-en-palabras';

/** The paragraphs, or the items, of a text: one for each line that says something. */
export const renglonesDe = (texto: string): readonly string[] =>
  texto
    .split('\n')
    .map((renglon) => renglon.trim())
    .filter((renglon) => renglon !== '');

/** `2026-11-21` -> `21 de noviembre de 2026`. */
export const fechaEnPalabras = (fecha: FechaCalendario): string => {
  const [anio, mes, dia] = fecha.split('-').map(Number);
  const enPalabras = MESES[(mes ?? 0) - 1];
  return enPalabras ? `${dia} de ${enPalabras} de ${anio}` : formatearFecha(fecha);
};
