import { useEffect } from 'react';
import { usePanel } from '../panel/use-panel';
import { anotarReciente, type Reciente } from './recientes';

/** Remembers that this was opened, for the palette. */
export const useAnotarReciente = ({ tipo, href, nombre }: Reciente): void => {
  const { queryClient, usuario } = usePanel();
  useEffect(() => {
    if (nombre !== '') anotarReciente(queryClient, usuario.id, { tipo, href, nombre });
  }, [queryClient, usuario.id, tipo, href, nombre]);
};
