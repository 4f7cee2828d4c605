import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '../comun/datos/clave-de';

export const CLAVE_LISTA_PARTICIPANTES = [...claveDe('participantes'), 'lista'] as const;

/**
 * What a write on a participante may change elsewhere: the occupancy of its sede, the counts, its history, who its
 * acudientes and its fees say that it is, and where its account is sent when it pays for itself.
 */
export const AFECTADAS_POR_PARTICIPANTE = [
  claveDe('participantes'),
  claveDe('acudientes'),
  claveDe('mensualidades'),
  claveDe('cobranza'),
  claveDe('bitacora'),
  claveDe('sedes'),
  claveDe('actividad'),
  claveDe('tablero'),
] as const;

export const consultaParticipantes = (servicios: ServiciosPanel, criterios: CriteriosParticipantes) =>
  queryOptions({
    queryKey: [...CLAVE_LISTA_PARTICIPANTES, criterios],
    queryFn: () => servicios.lecturas.participantes().then((puerto) => puerto.buscar(criterios)),
    placeholderData: keepPreviousData,
    // The route asks before the page is there: a failure of that is shown, not asked again in silence.
    retryOnMount: false,
  });

export const CLAVE_FOTOS = [...claveDe('participantes'), 'fotos'] as const;

/** The small ones of a page of the list, by the id of their person. */
export const consultaMiniaturas = (servicios: ServiciosPanel, ids: readonly Id[]) =>
  queryOptions({
    queryKey: [...CLAVE_FOTOS, 'miniaturas', ids.join()],
    staleTime: 60_000,
    queryFn: async () => {
      const fotos = await (await servicios.fotos()).listarMiniaturas(ids);
      return new Map(fotos.map(({ participante_id, miniatura }) => [String(participante_id), miniatura]));
    },
  });
