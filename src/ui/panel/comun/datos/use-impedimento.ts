import { type QueryKey, useQuery } from '@tanstack/react-query';

export interface ConsultaDeImpedimento {
  queryKey: QueryKey;
  /** The reason in words, or `null` when nothing is in the way. */
  queryFn: () => Promise<string | null>;
}

/** Never from memory, because others work too; a failure is not insisted on, because nobody waits for it. */
export const useImpedimento = (consulta: ConsultaDeImpedimento) =>
  useQuery({ ...consulta, gcTime: 0, staleTime: 0, retry: false, refetchOnWindowFocus: false });
