import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

const consultaTrabajo = ({ cargarSinRed }: Pick<ServiciosPanel, 'cargarSinRed'>) =>
  queryOptions({
    queryKey: ['sin-red', 'trabajo'],
    queryFn: cargarSinRed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What this device can do without a network; its data is `null` where it cannot. */
export const useTrabajoSinRed = () => useQuery(consultaTrabajo(usePanel().servicios));

/** The same, `undefined` while it is not known. */
export const useSinRed = (): TrabajoSinRed | null | undefined => useTrabajoSinRed().data;

export const useEstadoDelCofre = ({ cofre }: TrabajoSinRed) =>
  useSyncExternalStore(cofre.suscribir, cofre.estado);

const nadieAvisa = () => () => undefined;

/**
 * Whether what that query has came from the copy, for a screen that a copy answers without all of it: who is no longer in the
 * house is not there. Where nobody works without a network nothing is brought to know it.
 */
export const useDeLaCopia = (clave: QueryKey): boolean => {
  const { servicios, queryClient } = usePanel();
  const { data: origen } = useQuery({
    queryKey: ['sin-red', 'origen'],
    enabled: servicios.haySinRed(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      const { origenDe } = await import(/* webpackChunkName: "sin-red" */ './origen-de-consultas');
      const trabajo = await servicios.cargarSinRed();
      return trabajo && origenDe(queryClient, trabajo.lectura);
    },
  });
  return useSyncExternalStore(origen?.suscribir ?? nadieAvisa, () => origen?.esDeLaCopia(clave) ?? false);
};

/** What can be known of it without opening it; it grows old while it is looked at. */
export const useSituacion = ({ cerradura }: TrabajoSinRed) =>
  useQuery({
    queryKey: ['sin-red', 'situacion'],
    queryFn: cerradura.situacion,
    refetchInterval: 30_000,
    staleTime: 0,
  });
