import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import type { Id } from '@/domain/shared/id';
import { CLAVES } from '../shared/datos/claves';

export const CLAVE_LISTA_SEDES = [...CLAVES.sedes, 'lista'] as const;

/** What a write on a sede may change elsewhere. */
export const AFECTADAS_POR_SEDE = [CLAVES.sedes, CLAVES.actividad, CLAVES.tablero] as const;

export const consultaSedes = (servicios: ServiciosPanel, criterios: CriteriosSedes) =>
  queryOptions({
    queryKey: [...CLAVE_LISTA_SEDES, criterios],
    queryFn: () => servicios.sedes.buscar(criterios),
    placeholderData: keepPreviousData,
    // The route asks before the page is there: a failure of that is shown, not asked again in silence.
    retryOnMount: false,
  });

/** `null` when there is no such sede. */
export const consultaSede = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...CLAVES.sedes, 'detalle', String(id)],
    queryFn: () => servicios.sedes.obtener(id),
  });
