import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { formatearFecha } from '@/domain/shared/fechas';

/** 'del lun 2 nov 2026', or until which day. */
export const rangoEnPalabras = ({ desde, hasta }: RangoFechas): string =>
  desde === hasta
    ? `del ${formatearFecha(desde)}`
    : `del ${formatearFecha(desde)} al ${formatearFecha(hasta)}`;
