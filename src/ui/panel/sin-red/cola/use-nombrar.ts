import { useQuery } from '@tanstack/react-query';
import { mismoId } from '@/domain/shared/id';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import type { Nombrar } from './palabras-de-cola';

/** The name of what was written only by its number: nobody knows a house by it. */
export const useNombrar = (): Nombrar => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  return (campo, valor) =>
    campo === 'sede_id' && (typeof valor === 'number' || typeof valor === 'string')
      ? (sedes?.find(({ id }) => mismoId(id, valor))?.nombre ?? null)
      : null;
};
