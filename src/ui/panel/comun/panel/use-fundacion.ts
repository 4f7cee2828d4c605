import { useQuery } from '@tanstack/react-query';
import { type DatosFundacion, datosFundacionDe } from '@/application/configuracion/datos-fundacion.port';
import { consultaConfiguracion } from '../datos/configuracion.queries';
import { usePanel } from './use-panel';

/**
 * The foundation as its papers name it; `null` until it is known: a paper without a name is better than with another's.
 * Without `retryOnMount`, what has just failed for another is not asked again by this one's coming.
 */
export const useFundacion = ({ retryOnMount = true } = {}): DatosFundacion | null => {
  const { servicios } = usePanel();
  const { data } = useQuery({ ...consultaConfiguracion(servicios), retryOnMount });
  return data === undefined ? null : datosFundacionDe(data);
};
