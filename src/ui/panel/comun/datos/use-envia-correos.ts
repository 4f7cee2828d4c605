import { useQuery } from '@tanstack/react-query';
import { enviaCorreos } from '@/domain/sistema/estado-del-sistema';
import { usePanel } from '../panel/use-panel';
import { consultaSistema } from './sistema.queries';

/** For what an administrator is promised by e-mail. `null` while it is not known, and then nothing is promised. */
export const useEnviaCorreos = (): boolean | null => {
  const { servicios } = usePanel();
  return enviaCorreos(useQuery(consultaSistema(servicios)).data);
};
