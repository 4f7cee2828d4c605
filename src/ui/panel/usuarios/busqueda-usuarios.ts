import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { Paginacion } from '@/domain/shared/pagina';
import { ROLES, type Rol } from '@/domain/shared/rol';
import type { CriteriosUsuarios } from '@/domain/usuarios/criterios-usuarios';
import { ESTADOS_USUARIO, type EstadoUsuario, ORDENES_USUARIOS } from '@/domain/usuarios/opciones-usuario';
import { type Leida, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista } from '@/ui/shared/url/parametros-lista';
import { filtrosDeLista } from '../comun/url/filtros-de-lista';

/** What the address of /usuarios says: the list, and the dialog that is open over it. */
export interface BusquedaUsuarios extends BusquedaLista {
  rol?: Rol;
  estado?: EstadoUsuario;
  /** The import is open. */
  importar?: true;
}

export const leerBusquedaUsuarios = (parametros: ParametrosUrl): BusquedaUsuarios =>
  ({
    ...leerBusquedaLista(parametros, ORDENES_USUARIOS),
    rol: leerOpcion(parametros.rol, ROLES),
    estado: leerOpcion(parametros.estado, ESTADOS_USUARIO),
    importar: leerMarca(parametros.importar),
  }) satisfies Leida<BusquedaUsuarios>;

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

/** The list is read whole and cut here: its page is apart. */
export const { hayFiltros, SIN_FILTROS } = filtrosDeLista<CriteriosUsuarios & Paginacion, BusquedaUsuarios>({
  buscar: 'buscar',
  rol: 'rol',
  estado: 'estado',
});
