import { type EstadoSede, ETIQUETA_ESTADO_SEDE, ORDENES_SEDES } from '@/domain/sedes/estado-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide } from '@/domain/shared/busqueda/voz';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';

export type OrdenSedes = (typeof ORDENES_SEDES)[number];

export interface FiltroSedes {
  buscar?: string;
  estado?: EstadoSede;
  archivados?: boolean;
}

export type CriteriosSedes = FiltroSedes & Paginacion;

/** What the row of a sede says of each field with words of ours. */
export const ETIQUETAS_DE_SEDE: Etiquetas = { estado: ETIQUETA_ESTADO_SEDE };

/** Filtered and sorted, not yet cut into pages. Default order: nombre. */
export const seleccionarSedes = (
  todas: readonly Sede[],
  criterios: FiltroSedes & Pick<Paginacion, 'orden'>,
): Sede[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const busqueda = leerBusqueda(criterios.buscar, ETIQUETAS_DE_SEDE);
  const clave = (ORDENES_SEDES as readonly string[]).includes(campo) ? (campo as OrdenSedes) : 'nombre';
  return ordenarPor(
    todas.filter(
      (s) =>
        (criterios.archivados === true) === (s.archivado_en !== null) &&
        (!criterios.estado || s.estado === criterios.estado) &&
        coincide(busqueda, {
          textos: [s.nombre, s.direccion, s.municipio, s.responsable, s.telefono],
          registro: s,
        }),
    ),
    (s) => s[clave],
    descendente,
  );
};
