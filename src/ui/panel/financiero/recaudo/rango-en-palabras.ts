import type { Caja, RangoFechas } from '@/domain/mensualidades/recaudo';
import { formatearFecha } from '@/domain/shared/fechas';

/** 'del lun 2 nov 2026', or until which day. */
export const rangoEnPalabras = ({ desde, hasta }: RangoFechas): string =>
  desde === hasta
    ? `del ${formatearFecha(desde)}`
    : `del ${formatearFecha(desde)} al ${formatearFecha(hasta)}`;

/** The same with the sede, when it is of one alone: `nombre` is what it is called. */
export const cajaEnPalabras = (caja: Caja, nombre: string | undefined): string =>
  caja.sede_id === undefined ? rangoEnPalabras(caja) : `${rangoEnPalabras(caja)} en ${nombre ?? 'una sede'}`;
