import { useSyncExternalStore } from 'react';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { oirLatido } from './latido';
import { usePanel } from './use-panel';

/** What `leer` says of the time by the panel's clock; drawn again when it says something else. */
export const useSegunLaHora = <T extends string>(leer: (ahora: Date) => T): T => {
  const { reloj } = usePanel().servicios;
  return useSyncExternalStore(oirLatido, () => leer(reloj.ahora()));
};

/** Today's calendar date in Colombia, also when the page was opened yesterday. */
export const useHoy = (): FechaCalendario => useSegunLaHora(fechaEnBogota);
