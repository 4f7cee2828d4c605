import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { EN_COLA } from '@/application/sin-red/cola';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { type Entrada, termino } from '@/domain/sin-red/cola';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

interface LoQueEspera {
  cola: ColaDelPanel;
  entradas: readonly Entrada[];
  ilegibles: number;
  /** How many wait, also while the vault is closed and none of them can be read. */
  cuantas: number;
}

const CLAVE = ['cola'] as const;

/** The frame of the panel asks for it again as it changes. */
export const consultaCola = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: CLAVE,
    queryFn: async (): Promise<LoQueEspera> => {
      const cola = await servicios.cargarCola();
      const { entradas, ilegibles } = await cola.listar();
      const cuantas = cola.abierta()
        ? entradas.filter((entrada) => !termino(entrada)).length + ilegibles
        : await (await servicios.cargarCofre()).cuantos(EN_COLA);
      return { cola, entradas, ilegibles, cuantas };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What waits to be sent, as it changes here or in another tab; `undefined` until it is known. */
export const useCola = (): LoQueEspera | undefined => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { data } = useQuery(consultaCola(servicios));
  const cola = data?.cola;
  useEffect(() => {
    if (!cola) return;
    const mirar = () => void cliente.invalidateQueries({ queryKey: CLAVE });
    // What was written down after it was read and before anybody listened.
    mirar();
    return cola.suscribir(mirar);
  }, [cola, cliente]);
  return data;
};
