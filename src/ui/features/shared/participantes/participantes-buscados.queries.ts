import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Id } from '@/domain/shared/id';
import { CLAVES } from '../datos/claves';

const CUANTOS = 8;
const NOMBRE_VIGENTE_MS = 300_000;

/** The first participantes that answer to a text. A search that nobody waits for any more is cancelled. */
export const consultaParticipantesBuscados = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...CLAVES.participantes, 'buscados', texto],
    queryFn: async ({ signal }) =>
      (
        await servicios.participantes.buscar(
          { ...(texto ? { buscar: texto } : {}), pagina: 1, limite: CUANTOS, orden: 'nombre' },
          { senal: signal },
        )
      ).datos,
    placeholderData: keepPreviousData,
  });

/** `null` when there is no such participante. */
export const consultaNombreParticipante = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVES.participantes, 'nombre', String(id)],
    staleTime: NOMBRE_VIGENTE_MS,
    queryFn: async () => (await servicios.participantes.obtener(id))?.nombre ?? null,
  });
