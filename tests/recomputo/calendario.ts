const DIAS_DEL_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MES_CORTO = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const MES_LARGO = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
/** 1 January 2001 was a Monday. */
const SEMANA = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const PRIMER_ANIO = 2001;

const esBisiesto = (anio: number): boolean => (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0;

const diasDe = (anio: number, mes: number): number =>
  mes === 2 && esBisiesto(anio) ? 29 : (DIAS_DEL_MES[mes - 1] ?? 0);

const partes = (fecha: string): [anio: number, mes: number, dia: number] => {
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number);
  return [anio, mes, dia];
};

/** Days since 1 January 2001, counted one year and one month after another, without any clock. */
const contar = (fecha: string): number => {
  const [anio, mes, dia] = partes(fecha);
  let dias = dia - 1;
  for (let a = PRIMER_ANIO; a < anio; a++) dias += esBisiesto(a) ? 366 : 365;
  for (let m = 1; m < mes; m++) dias += diasDe(anio, m);
  return dias;
};

export const diasDesde = (antes: string, despues: string): number => contar(despues) - contar(antes);

const escribir = (anio: number, mes: number, dia: number): string =>
  [String(anio), String(mes).padStart(2, '0'), String(dia).padStart(2, '0')].join('-');

/** The day `dias` later. */
export const masDias = (fecha: string, dias: number): string => {
  let [anio, mes, dia] = partes(fecha);
  dia += dias;
  while (dia > diasDe(anio, mes)) {
    dia -= diasDe(anio, mes);
    [anio, mes] = mes === 12 ? [anio + 1, 1] : [anio, mes + 1];
  }
  while (dia < 1) {
    [anio, mes] = mes === 1 ? [anio - 1, 12] : [anio, mes - 1];
    dia += diasDe(anio, mes);
  }
  return escribir(anio, mes, dia);
};

export const mesDe = (fecha: string): string => fecha.slice(0, 7);

/** The month `meses` later. */
export const masMeses = (periodo: string, meses: number): string => {
  let [anio, mes] = partes(periodo);
  for (mes += meses; mes > 12; mes -= 12) anio++;
  for (; mes < 1; mes += 12) anio--;
  return escribir(anio, mes, 1).slice(0, 7);
};

export const ultimoDia = (periodo: string): string => {
  const [anio, mes] = partes(periodo);
  return escribir(anio, mes, diasDe(anio, mes));
};

/** `sáb 2 dic 2023`, as a paper writes a day. */
export const fechaEscrita = (fecha: string): string => {
  const [anio, mes, dia] = partes(fecha);
  return `${SEMANA[contar(fecha) % 7]} ${dia} ${MES_CORTO[mes - 1]} ${anio}`;
};

/** `dic 2023`, in a table. */
export const mesAbreviado = (periodo: string): string => {
  const [anio, mes] = partes(periodo);
  return `${MES_CORTO[mes - 1]} ${anio}`;
};

/** `diciembre de 2023`. */
export const mesEscrito = (periodo: string): string => {
  const [anio, mes] = partes(periodo);
  return `${MES_LARGO[mes - 1]} de ${anio}`;
};

/** What the clocks of Bogota, five hours behind, show at `2023-12-02T04:10:00Z`. */
export const enBogota = (instante: string): { fecha: string; hora: string } => {
  const [fecha = '', resto = ''] = instante.split('T');
  const horas = Number(resto.slice(0, 2)) - 5;
  const minutos = resto.slice(3, 5);
  return horas < 0
    ? { fecha: masDias(fecha, -1), hora: `${String(horas + 24).padStart(2, '0')}:${minutos}` }
    : { fecha, hora: `${String(horas).padStart(2, '0')}:${minutos}` };
};
