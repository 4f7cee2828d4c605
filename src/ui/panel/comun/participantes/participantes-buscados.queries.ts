import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { primeroPorNombre } from '@/domain/shared/busqueda/primero-por-nombre';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '../datos/clave-de';

/** More than fit without scrolling: a short list would leave out somebody whose whole name was written. */
const CUANTOS = 50;
const NOMBRE_VIGENTE_MS = 300_000;

/** The first participantes that answer to a text. A search that nobody waits for any more is cancelled. */
export const consultaParticipantesBuscados = (servicios: ServiciosPanel, texto: string) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'buscados', texto],
    queryFn: async ({ signal }) => {
      const { datos, total } = await (await servicios.lecturas.participantes()).buscar(
        { ...(texto ? { buscar: texto } : {}), pagina: 1, limite: CUANTOS, orden: 'nombre' },
        { senal: signal },
      );
      return {
        opciones: primeroPorNombre(datos, ({ nombre }) => nombre, texto),
        otras: total - datos.length,
      };
    },
    placeholderData: keepPreviousData,
  });

/** `null` when there is no such participante. */
export const consultaNombreParticipante = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'nombre', String(id)],
    staleTime: NOMBRE_VIGENTE_MS,
    queryFn: async () => (await (await servicios.lecturas.participantes()).obtener(id))?.nombre ?? null,
  });
