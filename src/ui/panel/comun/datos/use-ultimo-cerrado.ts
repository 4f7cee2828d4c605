import { useQuery } from '@tanstack/react-query';
import type { Periodo } from '@/domain/shared/fechas';
import { usePanel } from '../panel/use-panel';
import { consultaUltimoCerrado } from './ultimo-cerrado.queries';

/** `null` while it is not known: the service has the last word. */
export const useUltimoCerrado = (): Periodo | null => {
  const { servicios } = usePanel();
  const { data = null } = useQuery(consultaUltimoCerrado(servicios));
  return data;
};
