import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Id, mismoId } from '@/domain/shared/id';
import { usePanel } from '../panel/use-panel';
import { consultaSedesDisponibles } from './sedes-disponibles.queries';

/** Name of a sede by its id; until the sedes arrive, or when they do not, its number. */
export const useNombreSede = () => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  return useCallback(
    (id: Id): string => sedes?.find((sede) => mismoId(sede.id, id))?.nombre ?? `Sede ${id}`,
    [sedes],
  );
};
