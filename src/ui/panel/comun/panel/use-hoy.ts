import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { usePanel } from './use-panel';

/** Today's calendar date in Colombia, by the panel's clock. */
export const useHoy = (): FechaCalendario => fechaEnBogota(usePanel().servicios.reloj.ahora());
