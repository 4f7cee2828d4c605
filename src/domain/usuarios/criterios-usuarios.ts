import { type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide } from '@/domain/shared/busqueda/voz';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import { ETIQUETA_ROL, type Rol } from '@/domain/shared/rol';
import {
  type EstadoUsuario,
  ETIQUETA_ESTADO_USUARIO,
  ORDENES_USUARIOS,
} from '@/domain/usuarios/opciones-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

type OrdenUsuarios = (typeof ORDENES_USUARIOS)[number];

export interface CriteriosUsuarios {
  /** Words looked for in what the row shows: the e-mail, the name, the role and the state. */
  buscar?: string;
  rol?: Rol;
  estado?: EstadoUsuario;
  orden?: string;
}

/** Said of the account of who looks. */
export const SU_CUENTA = 'Su cuenta';

const ETIQUETAS: Etiquetas = {
  rol: ETIQUETA_ROL,
  estado: ETIQUETA_ESTADO_USUARIO,
  es_suya: { true: SU_CUENTA },
};

/** Filtered and sorted: a foundation has few users, and their list comes whole. Default order: email. */
export const seleccionarUsuarios = (
  todos: readonly Usuario[],
  { buscar, rol, estado, orden = 'email' }: CriteriosUsuarios,
  yo?: Id,
): Usuario[] => {
  const { campo, descendente } = leerOrden(orden);
  const busqueda = leerBusqueda(buscar, ETIQUETAS);
  const clave = ORDENES_USUARIOS.find((conocida) => conocida === campo) ?? ('email' as OrdenUsuarios);
  return ordenarPor(
    todos.filter(
      (u) =>
        coincide(busqueda, {
          textos: [u.email, u.displayName],
          registro: { ...u, es_suya: mismoId(u.id, yo) },
        }) &&
        (!rol || u.rol === rol) &&
        (!estado || u.estado === estado),
    ),
    (u) => u[clave],
    descendente,
  );
};
