import type { FechaCalendario } from '@/domain/shared/fechas';

export const ADMINISTRADOR_DEMO = 'admin@fundacion.example';

/** Mid-morning of that day in Bogota. */
export const mananaDe = (fecha: FechaCalendario): string => `${fecha}T15:00:00.000Z`;

/** Who wrote a record and when, for one that was there before the demo began. */
export const escritoEl = (fecha: FechaCalendario, quien: string = ADMINISTRADOR_DEMO) => {
  const instante = mananaDe(fecha);
  return { creado_en: instante, creado_por: quien, actualizado_en: instante, actualizado_por: quien };
};
