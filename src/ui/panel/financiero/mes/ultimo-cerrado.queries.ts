import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Periodo } from '@/domain/shared/fechas';
import { claveDe } from '../../comun/datos/clave-de';

/** The last closed month: those before it are closed too. `null` when there is none, or the service closes none. */
export const consultaUltimoCerrado = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('cierres'), 'ultimo'],
    staleTime: 60_000,
    queryFn: async (): Promise<Periodo | null> => {
      const cierres = (await (await servicios.cierres()).listar()) ?? [];
      const vigentes = cierres.filter(({ reabierto_en }) => reabierto_en === null);
      return vigentes.reduce<Periodo | null>(
        (ultimo, { periodo }) => (ultimo === null || periodo > ultimo ? periodo : ultimo),
        null,
      );
    },
  });
