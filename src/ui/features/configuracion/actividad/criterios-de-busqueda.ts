import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { BusquedaConfiguracion } from '../busqueda-configuracion';

/** What the address asks of the service, with the defaults of the screen. */
export const aCriterios = ({
  desde,
  hasta,
  usuario,
  entidad,
  accion,
  pagina,
  limite,
}: BusquedaConfiguracion): CriteriosActividad => ({
  ...(desde ? { desde } : {}),
  ...(hasta ? { hasta } : {}),
  ...(usuario ? { usuario } : {}),
  ...(entidad ? { entidad } : {}),
  ...(accion ? { accion } : {}),
  pagina: pagina ?? 1,
  limite: limite ?? TAMANO_PAGINA,
});

export const hayFiltros = ({ desde, hasta, usuario, entidad, accion }: BusquedaConfiguracion): boolean =>
  Boolean(desde || hasta || usuario || entidad || accion);

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaConfiguracion> = {
  desde: undefined,
  hasta: undefined,
  usuario: undefined,
  entidad: undefined,
  accion: undefined,
};
