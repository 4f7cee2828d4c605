import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import type { Area } from '@/domain/shared/area';
import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '../comun/datos/clave-de';

export const CLAVE_LISTA_SEDES = [...claveDe('sedes'), 'lista'] as const;

/** What a write on a sede may change elsewhere: the rows of mensualidades and the cash counts name theirs. */
export const AFECTADAS_POR_SEDE = [
  claveDe('sedes'),
  claveDe('mensualidades'),
  claveDe('actividad'),
  claveDe('tablero'),
] as const;

export const consultaSedes = (servicios: ServiciosPanel, criterios: CriteriosSedes) =>
  queryOptions({
    queryKey: [...CLAVE_LISTA_SEDES, criterios],
    queryFn: () => servicios.lecturas.sedes().then((puerto) => puerto.buscar(criterios)),
    placeholderData: keepPreviousData,
    // The route asks before the page is there: a failure of that is shown, not asked again in silence.
    retryOnMount: false,
  });

/** `null` when there is no such sede. */
export const consultaSede = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('sedes'), 'detalle', String(id)],
    queryFn: () => servicios.lecturas.sedes().then((puerto) => puerto.obtener(id)),
  });

/** Names of those who live there now, in one of its areas. */
export const consultaEnLaCasa = (servicios: ServiciosPanel, sede_id: Id, area: Area) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'en casa', String(sede_id), area],
    queryFn: async (): Promise<readonly string[]> => {
      const paginas = await Promise.all(
        ESTADOS_QUE_OCUPAN_CUPO.map((estado) =>
          servicios
            .participantes()
            .then((casos) => casos.buscar({ sede_id, area, estado, pagina: 1, limite: LIMITE_MAXIMO })),
        ),
      );
      return paginas
        .flatMap(({ datos }) => datos.map(({ nombre }) => nombre))
        .sort((uno, otro) => uno.localeCompare(otro, 'es'));
    },
  });
