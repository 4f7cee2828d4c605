/** Calendar date `YYYY-MM-DD` in America/Bogota. Never goes through `new Date(texto)`: that reads UTC and shifts a day. */
export type FechaCalendario = string;
/** Month `YYYY-MM`. */
export type Periodo = string;

const MS_DIA = 86_400_000;
const FECHA = /^(\d{4})-(\d{2})-(\d{2})$/;
const PERIODO = /^(19|2[01])\d{2}-(0[1-9]|1[0-2])$/;
const BOGOTA_MENOS_UTC_MS = -5 * 3_600_000;

const dosCifras = (n: number): string => String(n).padStart(2, '0');

const aDiasUtc = (fecha: FechaCalendario): number => {
  const partes = FECHA.exec(fecha);
  if (!partes) return Number.NaN;
  const [, anio, mes, dia] = partes;
  return Date.UTC(Number(anio), Number(mes) - 1, Number(dia)) / MS_DIA;
};

const deDiasUtc = (dias: number): FechaCalendario => new Date(dias * MS_DIA).toISOString().slice(0, 10);

/** True for a date that exists in the calendar (not 2026-02-30), years 1900 to 2199. */
export const esFechaCalendario = (texto: string): boolean => {
  const dias = aDiasUtc(texto);
  return !Number.isNaN(dias) && deDiasUtc(dias) === texto && texto >= '1900-01-01' && texto < '2200-01-01';
};

/** Same years as {@link esFechaCalendario}, so that every day of a period is a date. */
export const esPeriodo = (texto: string): boolean => PERIODO.test(texto);

/** Colombia is UTC-5 all year. */
export const fechaEnBogota = (instante: Date): FechaCalendario =>
  new Date(instante.getTime() + BOGOTA_MENOS_UTC_MS).toISOString().slice(0, 10);

export const sumarDias = (fecha: FechaCalendario, dias: number): FechaCalendario =>
  deDiasUtc(aDiasUtc(fecha) + dias);

/** Whole days from `desde` to `hasta`; negative when `hasta` is earlier. */
export const diasEntre = (desde: FechaCalendario, hasta: FechaCalendario): number =>
  aDiasUtc(hasta) - aDiasUtc(desde);

export const periodoDe = (fecha: FechaCalendario): Periodo => fecha.slice(0, 7);

export const sumarMeses = (periodo: Periodo, meses: number): Periodo => {
  const [anio, mes] = periodo.split('-').map(Number) as [number, number];
  const total = anio * 12 + (mes - 1) + meses;
  return `${Math.floor(total / 12)}-${dosCifras((((total % 12) + 12) % 12) + 1)}`;
};

export const diaDelPeriodo = (periodo: Periodo, dia: number): FechaCalendario =>
  `${periodo}-${dosCifras(dia)}`;

/** Completed years on `hoy`. */
export const edadEn = (nacimiento: FechaCalendario, hoy: FechaCalendario): number => {
  const anios = Number(hoy.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return hoy.slice(5) < nacimiento.slice(5) ? anios - 1 : anios;
};

/** A day that may have been written with the year of before. */
export const esDeHaceMasDeUnAnio = (fecha: FechaCalendario, hoy: FechaCalendario): boolean =>
  fecha < `${sumarMeses(periodoDe(hoy), -12)}${hoy.slice(7)}`;

const DIAS = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `2026-11-21` -> `sáb 21 nov`. */
const diaSinAnio = (fecha: FechaCalendario): string => {
  const [, mes, dia] = fecha.split('-').map(Number) as [number, number, number];
  const semana = DIAS[(((aDiasUtc(fecha) + 4) % 7) + 7) % 7];
  return `${semana} ${dia} ${MESES[mes - 1]}`;
};

/** `2026-11-21` -> `sáb 21 nov 2026`. Fixed words, so that every browser and the server print the same. */
export const formatearFecha = (fecha: FechaCalendario): string =>
  esFechaCalendario(fecha) ? `${diaSinAnio(fecha)} ${Number(fecha.slice(0, 4))}` : fecha;

const MEDIO_ANIO_EN_DIAS = 182;

/** `2026-11-21` -> `sáb 21 nov`, where there is little room; with its year when it is so far that the day could be of another. */
export const formatearFechaCercana = (fecha: FechaCalendario, hoy: FechaCalendario): string =>
  Math.abs(diasEntre(hoy, fecha)) > MEDIO_ANIO_EN_DIAS ? formatearFecha(fecha) : diaSinAnio(fecha);

/** `2026-11` -> `nov 26`, for the axis of a chart. */
export const formatearPeriodoCorto = (periodo: Periodo): string => {
  const [anio, mes] = periodo.split('-') as [string, string];
  return `${MESES[Number(mes) - 1]} ${anio.slice(2)}`;
};

/** `2026-11-21T15:04:00Z` -> `sáb 21 nov 2026, 10:04` in Bogota; an unreadable instant comes back as it is. */
export const formatearInstante = (iso: string): string => {
  const instante = new Date(iso);
  if (Number.isNaN(instante.getTime())) return iso;
  const local = new Date(instante.getTime() + BOGOTA_MENOS_UTC_MS).toISOString();
  return `${formatearFecha(local.slice(0, 10))}, ${local.slice(11, 16)}`;
};

/** Why those two days are no range, said of the last one; either of them may be missing. */
export const errorDeOrdenDeFechas = (
  desde: FechaCalendario | undefined,
  hasta: FechaCalendario | undefined,
): string | undefined =>
  desde && hasta && hasta < desde ? 'La fecha final es anterior a la inicial' : undefined;
