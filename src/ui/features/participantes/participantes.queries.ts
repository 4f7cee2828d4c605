import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { CLAVES } from '../shared/datos/claves';

export const CLAVE_LISTA_PARTICIPANTES = [...CLAVES.participantes, 'lista'] as const;

/** What a write on a participante may change elsewhere: the occupancy of its sede, the counts, its history. */
export const AFECTADAS_POR_PARTICIPANTE = [
  CLAVES.participantes,
  CLAVES.sedes,
  CLAVES.actividad,
  CLAVES.tablero,
] as const;

export const consultaParticipantes = (servicios: ServiciosPanel, criterios: CriteriosParticipantes) =>
  queryOptions({
    queryKey: [...CLAVE_LISTA_PARTICIPANTES, criterios],
    queryFn: () => servicios.participantes.buscar(criterios),
    placeholderData: keepPreviousData,
    // The route asks before the page is there: a failure of that is shown, not asked again in silence.
    retryOnMount: false,
  });

/** `null` when there is no such participante. */
export const consultaParticipante = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVES.participantes, 'detalle', String(id)],
    queryFn: () => servicios.participantes.obtener(id),
  });

export const consultaAcudientesDe = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVES.acudientes, 'de', String(id)],
    queryFn: async () => {
      const { datos, error } = await servicios.acudientes.listarDeParticipante(id);
      if (error) throw error;
      return datos;
    },
  });

/** The newest fees first. */
export const consultaEstadoDeCuenta = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVES.mensualidades, 'de', String(id)],
    queryFn: () =>
      servicios.mensualidades.buscar({
        participante_id: id,
        pagina: 1,
        limite: LIMITE_MAXIMO,
        orden: '-periodo',
      }),
  });
