import type { CriteriosAcudientes } from '@/domain/acudientes/criterios-acudientes';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { BusquedaAcudientes } from './busqueda-acudientes';

/** What the address asks of the service, with the defaults of the screen. */
export const aCriterios = (busqueda: BusquedaAcudientes): CriteriosAcudientes => {
  const { buscar, participante, estado, parentesco, archivados } = busqueda;
  return {
    ...(buscar ? { buscar } : {}),
    ...(participante === undefined ? {} : { id_participante: participante }),
    ...(estado ? { estado } : {}),
    ...(parentesco ? { parentesco } : {}),
    ...(archivados ? { archivados } : {}),
    orden: busqueda.orden ?? 'apellidos',
    pagina: busqueda.pagina ?? 1,
    limite: busqueda.limite ?? TAMANO_PAGINA,
  };
};

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaAcudientes> = {
  buscar: undefined,
  participante: undefined,
  estado: undefined,
  parentesco: undefined,
  archivados: undefined,
};

export const hayFiltros = (busqueda: BusquedaAcudientes): boolean =>
  Object.keys(SIN_FILTROS).some((filtro) => busqueda[filtro as keyof BusquedaAcudientes] !== undefined);
