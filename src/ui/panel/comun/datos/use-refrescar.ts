import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks again for everything a write may have changed. */
export const useRefrescar = (claves: readonly QueryKey[]) => {
  const cliente = useQueryClient();
  return useCallback(
    () => Promise.all(claves.map((queryKey) => cliente.invalidateQueries({ queryKey }))),
    [cliente, claves],
  );
};
