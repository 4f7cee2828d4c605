import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { ROLES, type Rol } from '@/domain/shared/rol';
import type { CriteriosUsuarios } from '@/domain/usuarios/criterios-usuarios';
import { ESTADOS_USUARIO, ORDENES_USUARIOS } from '@/domain/usuarios/opciones-usuario';
import type { EstadoUsuario } from '@/domain/usuarios/usuario';
import { leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';

/** What the address of /usuarios says: the list, and the dialog that is open over it. */
export interface BusquedaUsuarios extends BusquedaLista {
  rol?: Rol;
  estado?: EstadoUsuario;
}

export const leerBusquedaUsuarios = (parametros: ParametrosUrl): BusquedaUsuarios => ({
  ...leerBusquedaLista(parametros, ORDENES_USUARIOS),
  rol: leerOpcion(parametros.rol, ROLES),
  estado: leerOpcion(parametros.estado, ESTADOS_USUARIO),
});

export const aCriterios = ({ buscar, rol, estado, orden }: BusquedaUsuarios): CriteriosUsuarios => ({
  buscar,
  rol,
  estado,
  orden,
});

export const aPaginacion = ({ pagina, limite }: BusquedaUsuarios) => ({
  pagina: pagina ?? 1,
  limite: limite ?? TAMANO_PAGINA,
});

export const hayFiltros = ({ buscar, rol, estado }: BusquedaUsuarios): boolean =>
  Boolean(buscar || rol || estado);

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaUsuarios> = {
  buscar: undefined,
  rol: undefined,
  estado: undefined,
};
