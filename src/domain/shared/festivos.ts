import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';

/** Kept on their own day, whatever the day of the week. */
const FIJOS = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Moved to the next Monday (Ley 51 de 1983). */
const AL_LUNES = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days from Easter Sunday: Holy Thursday and Friday, and three feasts already moved to their Monday. */
const DESDE_PASCUA = [-3, -2, 43, 64, 71];

const MS_DIA = 86_400_000;

/** 0 is Sunday. */
export const diaDeLaSemana = (fecha: FechaCalendario): number =>
  (((Date.parse(`${fecha}T00:00:00Z`) / MS_DIA + 4) % 7) + 7) % 7;

const alLunes = (fecha: FechaCalendario): FechaCalendario => sumarDias(fecha, (8 - diaDeLaSemana(fecha)) % 7);

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
const pascua = (anio: number): FechaCalendario => {
  const a = anio % 19;
  const siglo = Math.floor(anio / 100);
  const resto = anio % 100;
  const correccion = Math.floor((siglo - Math.floor((siglo + 8) / 25) + 1) / 3);
  const epacta = (19 * a + siglo - Math.floor(siglo / 4) - correccion + 15) % 30;
  const semana = (32 + 2 * (siglo % 4) + 2 * Math.floor(resto / 4) - epacta - (resto % 4)) % 7;
  const ajuste = Math.floor((a + 11 * epacta + 22 * semana) / 451);
  const marzo = epacta + semana - 7 * ajuste + 22;
  return sumarDias(`${anio}-03-01`, marzo - 1);
};

/** The public holidays of Colombia in a year. */
export const festivosDe = (anio: number): readonly FechaCalendario[] => [
  ...FIJOS.map((dia) => `${anio}-${dia}`),
  ...AL_LUNES.map((dia) => alLunes(`${anio}-${dia}`)),
  ...DESDE_PASCUA.map((dias) => sumarDias(pascua(anio), dias)),
];

export const esFestivo = (fecha: FechaCalendario): boolean =>
  festivosDe(Number(fecha.slice(0, 4))).includes(fecha);
