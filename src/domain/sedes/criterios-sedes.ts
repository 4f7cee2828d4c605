import type { EstadoSede } from '@/domain/sedes/estado-sede';
import { ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import type { Sede } from '@/domain/sedes/sede';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';

export type OrdenSedes = (typeof ORDENES_SEDES)[number];

export interface FiltroSedes {
  buscar?: string;
  estado?: EstadoSede;
  archivados?: boolean;
}

export type CriteriosSedes = FiltroSedes & Paginacion;

/** Filtered and sorted, not yet cut into pages. Default order: nombre. */
export const seleccionarSedes = (
  todas: readonly Sede[],
  criterios: FiltroSedes & Pick<Paginacion, 'orden'>,
): Sede[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const clave = (ORDENES_SEDES as readonly string[]).includes(campo) ? (campo as OrdenSedes) : 'nombre';
  return ordenarPor(
    todas.filter(
      (s) =>
        (criterios.archivados === true) === (s.archivado_en !== null) &&
        (!criterios.estado || s.estado === criterios.estado) &&
        (!criterios.buscar ||
          coincideBusqueda([s.nombre, s.direccion, s.municipio, s.responsable], criterios.buscar)),
    ),
    (s) => s[clave],
    descendente,
  );
};
