import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { BusquedaSedes } from './busqueda-sedes';

/** What the address asks of the service, with the defaults of the screen. */
export const aCriterios = ({
  buscar,
  estado,
  archivados,
  orden,
  pagina,
  limite,
}: BusquedaSedes): CriteriosSedes => ({
  ...(buscar ? { buscar } : {}),
  ...(estado ? { estado } : {}),
  ...(archivados ? { archivados } : {}),
  orden: orden ?? 'nombre',
  pagina: pagina ?? 1,
  limite: limite ?? TAMANO_PAGINA,
});

export const hayFiltros = ({ buscar, estado, archivados }: BusquedaSedes): boolean =>
  Boolean(buscar || estado || archivados);

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaSedes> = {
  buscar: undefined,
  estado: undefined,
  archivados: undefined,
};
