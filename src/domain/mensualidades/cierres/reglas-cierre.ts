import { analizar } from '@/domain/shared/analizar';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { texto } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import {
  diaDelPeriodo,
  type FechaCalendario,
  formatearFecha,
  type Periodo,
  periodoDe,
  sumarMeses,
} from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { z } from '@/domain/shared/zod';

/** Body of POST /cierres. */
export const esquemaCerrarMes = z.strictObject({ periodo: periodo() });
/** Body of POST /cierres/{periodo}/reabrir. */
export const esquemaReabrirMes = z.strictObject({ motivo: texto(3, 500) });

/** Throws VALIDACION. */
export const validarCierre = (entrada: unknown): Periodo => analizar(esquemaCerrarMes, entrada).periodo;

/** Throws VALIDACION. */
export const validarReapertura = (entrada: unknown): string => analizar(esquemaReabrirMes, entrada).motivo;

/** `Octubre de 2026`, to begin a sentence. */
export const mesEnTitulo = (mes: Periodo): string => {
  const enPalabras = periodoEnPalabras(mes);
  return enPalabras.charAt(0).toUpperCase() + enPalabras.slice(1);
};

/** Whether a month is closed: those before the last one that was are closed with it. What is of no month never is. */
export const estaCerrado = (ultimo: Periodo | null, mes: Periodo | null): boolean =>
  ultimo !== null && mes !== null && mes <= ultimo;

/** What a person reads beside the field when its month is closed. */
export const mensajeDeMesCerrado = (mes: Periodo, remedio: string): string =>
  `${mesEnTitulo(mes)} está cerrado: ${remedio}`;

interface Rechazo {
  /** Beside which fields it is said. */
  campos: readonly string[];
  /** What can be done instead, after the colon. */
  remedio: string;
}

/**
 * The one question that every write about fees and payments asks: `ultimo` is the last closed month, and `mes` the one of
 * the fee, or that of the date of the payment. Throws CONFLICTO.
 */
export const exigirMesAbierto = (
  ultimo: Periodo | null,
  mes: Periodo | null,
  { campos, remedio }: Rechazo,
): void => {
  if (mes === null || !estaCerrado(ultimo, mes)) return;
  const mensaje = mensajeDeMesCerrado(mes, remedio);
  throw errorConflicto(mensaje, Object.fromEntries(campos.map((campo) => [campo, mensaje])));
};

/** Of money that is written down with a date: the month of that date has to be open. Throws CONFLICTO. */
export const exigirFechaAbierta = (ultimo: Periodo | null, fecha: FechaCalendario): void => {
  const desde = ultimo === null ? fecha : diaDelPeriodo(sumarMeses(ultimo, 1), 1);
  exigirMesAbierto(ultimo, periodoDe(fecha), {
    campos: ['fecha'],
    remedio: `escriba una fecha desde el ${formatearFecha(desde)}`,
  });
};

/** Why a month cannot be closed; `null` when it can. */
export const impedimentoDeCierre = (
  mes: Periodo,
  ultimo: Periodo | null,
  hoy: FechaCalendario,
): string | null => {
  if (estaCerrado(ultimo, mes)) return `${mesEnTitulo(mes)} ya está cerrado`;
  if (mes >= periodoDe(hoy))
    return `${mesEnTitulo(mes)} no ha terminado: se puede cerrar desde el ${formatearFecha(diaDelPeriodo(sumarMeses(mes, 1), 1))}`;
  const siguiente = ultimo === null ? mes : sumarMeses(ultimo, 1);
  return mes === siguiente
    ? null
    : `Los meses se cierran en orden: falta cerrar ${periodoEnPalabras(siguiente)}`;
};

/** Throws CONFLICTO. */
export const revisarCierre = (mes: Periodo, ultimo: Periodo | null, hoy: FechaCalendario): void => {
  const impedimento = impedimentoDeCierre(mes, ultimo, hoy);
  if (impedimento) throw errorConflicto(impedimento, { periodo: impedimento });
};

/** Only the last closed month opens again. Throws CONFLICTO. */
export const revisarReapertura = (mes: Periodo, ultimo: Periodo | null): void => {
  if (mes === ultimo) return;
  const mensaje = estaCerrado(ultimo, mes)
    ? `Solo se puede abrir otra vez el último mes cerrado, ${periodoEnPalabras(ultimo ?? mes)}`
    : `${mesEnTitulo(mes)} no está cerrado`;
  throw errorConflicto(mensaje, { motivo: mensaje });
};
