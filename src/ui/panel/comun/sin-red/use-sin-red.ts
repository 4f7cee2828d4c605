import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

/** What this device can do without a network; `null` where it cannot, `undefined` while it is not known. */
export const useSinRed = (): TrabajoSinRed | null | undefined => {
  const { servicios } = usePanel();
  return useQuery({
    queryKey: ['sin-red', 'trabajo'],
    queryFn: servicios.cargarSinRed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
};

export const useEstadoDelCofre = ({ cofre }: TrabajoSinRed) =>
  useSyncExternalStore(cofre.suscribir, cofre.estado);

/** Whether what is on the screen comes from the copy. */
export const useLeyendoDeLaCopia = ({ lectura }: TrabajoSinRed) =>
  useSyncExternalStore(lectura.suscribir, lectura.leyendo);

/** What can be known of it without opening it; it grows old while it is looked at. */
export const useSituacion = ({ cerradura }: TrabajoSinRed) =>
  useQuery({
    queryKey: ['sin-red', 'situacion'],
    queryFn: cerradura.situacion,
    refetchInterval: 30_000,
    staleTime: 0,
  });
