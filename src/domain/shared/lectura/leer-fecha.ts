import { esFechaCalendario, esPeriodo, type FechaCalendario, type Periodo } from '@/domain/shared/fechas';
import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { MESES } from '@/domain/shared/periodo-en-palabras';
import { plegar } from '@/domain/shared/textos';

const dos = (numero: string | number): string => String(numero).padStart(2, '0');

/** Two figures below this are of this century. */
const DE_ESTE_SIGLO = 50;
/** A birth is never ahead: those above are of people who are old now. */
const NACIDOS_EN_ESTE_SIGLO = 30;

const anioDe = (escrito: string, deEsteSiglo = DE_ESTE_SIGLO): string => {
  if (escrito.length !== 2) return escrito;
  return `${Number(escrito) < deEsteSiglo ? '20' : '19'}${escrito}`;
};

/** `11`, `nov`, `nov.` or `noviembre` -> `11`; a word that is no month, the month `00`, which no year has. */
const mesDe = (escrito: string): string => {
  if (/\d/.test(escrito)) return dos(escrito);
  const palabra = escrito.replace('.', '');
  const n =
    palabra === 'sept' || palabra === 'setiembre'
      ? 8
      : MESES.findIndex((mes) => mes === palabra || mes.slice(0, 3) === palabra);
  return dos(n + 1);
};

/** `ENE`, `sept.`, `Enero` -> 1 to 12; `null` for what is no month in words. */
export const numeroDeMes = (texto: string): number | null => {
  const palabra = plegar(limpiarTecleado(texto));
  return /^[a-z]{3,10}\.?$/.test(palabra) ? Number(mesDe(palabra)) || null : null;
};

/** `3 / 4 / 26`: a hand leaves room around the bars. */
const SIGNO_CON_AIRE = /(?<=\d) ?([-/.]) ?(?=\d)/g;

/** A date as it is written, folded: each gives day, month and year; the day always before the month. */
const ESCRITURAS: readonly [RegExp, (partes: string[]) => [anio: string, mes: string, dia: string]][] = [
  [
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[t ]\d{1,2}:\d{2}.*)?$/,
    ([, a, , m, d]) => [a, m, d] as [string, string, string],
  ],
  // A sheet writes the hour too, of a day that has none.
  [
    /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})(?: \d{1,2}:\d{2}.*)?$/,
    ([, d, , m, a]) => [a, m, d] as [string, string, string],
  ],
  [
    /^(?:[a-z]{3,9}[.,]? )?(\d{1,2})(?: de |[- /])([a-z]{3,10}\.?)(?: del? |[- /])(\d{4}|\d{2})$/,
    ([, d, m, a]) => [a, m, d] as [string, string, string],
  ],
  [
    /^([a-z]{3,10}\.?) (\d{1,2})(?:,| de| del)? (\d{4}|\d{2})$/,
    ([, m, d, a]) => [a, m, d] as [string, string, string],
  ],
  [/^(\d{2})(\d{2})((?:19|20|21)\d{2})$/, ([, d, m, a]) => [a, m, d] as [string, string, string]],
  [/^((?:19|20|21)\d{2})(\d{2})(\d{2})$/, ([, a, m, d]) => [a, m, d] as [string, string, string]],
];

const EJEMPLO = 'Escriba la fecha con el día primero, por ejemplo 3/4/2026';

/** A day and a month with no year. */
const SIN_ANIO: readonly [RegExp, (partes: string[]) => [mes: string, dia: string]][] = [
  [/^(\d{1,2})[-/. ](\d{1,2})$/, ([, d, m]) => [m, d] as [string, string]],
  [
    /^(?:[a-z]{3,9}[.,]? )?(\d{1,2})(?: de |[- /])([a-z]{3,10}\.?)$/,
    ([, d, m]) => [m, d] as [string, string],
  ],
];
/** Every day of the calendar is in it. */
const BISIESTO = '2028';

const rechazoDe = (limpio: string): string => {
  for (const [forma, ordenar] of SIN_ANIO) {
    const partes = forma.exec(limpio);
    if (!partes) continue;
    const [mes, dia] = ordenar(partes);
    if (esFechaCalendario(`${BISIESTO}-${mesDe(mes)}-${dos(dia)}`))
      return `Falta el año: escríbalo después de ${Number(dia)}/${Number(mesDe(mes))}`;
  }
  return EJEMPLO;
};

const leerConSiglo = (texto: string, deEsteSiglo: number): Lectura<FechaCalendario> => {
  const limpio = plegar(limpiarTecleado(texto)).replace(SIGNO_CON_AIRE, '$1');
  for (const [forma, ordenar] of ESCRITURAS) {
    const partes = forma.exec(limpio);
    if (!partes) continue;
    const [anio, mes, dia] = ordenar(partes);
    const fecha = `${anioDe(anio, deEsteSiglo)}-${mesDe(mes)}-${dos(dia)}`;
    if (esFechaCalendario(fecha)) return { valor: fecha };
    return {
      rechazo:
        Number(mes) > 12 && Number(dia) <= 12 ? EJEMPLO : 'Esa fecha no existe: revise el día y el mes',
    };
  }
  return { rechazo: rechazoDe(limpio) };
};

/**
 * A calendar date as people write it, day first: `3/4/26`, `03-04-2026`, `3 de abril de 2026`, `vie 3 abr 2026`,
 * `2026-04-03`. What could also be another day is refused, never guessed.
 */
export const leerFecha = (texto: string): Lectura<FechaCalendario> => leerConSiglo(texto, DE_ESTE_SIGLO);

/** The same for a birth: `15/8/45` is of 1945. */
export const leerFechaDeNacimiento = (texto: string): Lectura<FechaCalendario> =>
  leerConSiglo(texto, NACIDOS_EN_ESTE_SIGLO);

/** `2026-04-03` -> `3/4/2026`: how a date field shows what it understood. */
export const formatearFechaCorta = (fecha: FechaCalendario): string => {
  const [anio, mes, dia] = fecha.split('-');
  return `${Number(dia)}/${Number(mes)}/${anio}`;
};

const MES_Y_ANIO = /^(\d{1,2}|[a-z]{3,10}\.?)(?: ?[-/] ?|, ?| de | del | )(\d{4}|\d{2})$/;
const ANIO_PRIMERO = /^(\d{4})(?: ?[-/] ?| )(\d{1,2}|[a-z]{3,10}\.?)$/;

/** A month as people write it: `11/2026`, `nov-26`, `noviembre de 2026`, `2026-11`. */
export const leerPeriodo = (texto: string): Lectura<Periodo> => {
  const limpio = plegar(limpiarTecleado(texto)).replace(ANIO_PRIMERO, '$2/$1');
  const partes = MES_Y_ANIO.exec(limpio) as [string, mes: string, anio: string] | null;
  const periodo = partes && `${anioDe(partes[2])}-${mesDe(partes[1])}`;
  return periodo && esPeriodo(periodo)
    ? { valor: periodo }
    : { rechazo: 'Escriba el mes y el año, por ejemplo 11/2026' };
};
