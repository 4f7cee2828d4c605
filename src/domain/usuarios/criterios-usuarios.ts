import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Rol } from '@/domain/shared/rol';
import { coincideBusqueda } from '@/domain/shared/textos';
import { ORDENES_USUARIOS } from '@/domain/usuarios/opciones-usuario';
import type { EstadoUsuario, Usuario } from '@/domain/usuarios/usuario';

type OrdenUsuarios = (typeof ORDENES_USUARIOS)[number];

export interface CriteriosUsuarios {
  /** Words looked for in the e-mail and the name, ignoring case and accents. */
  buscar?: string;
  rol?: Rol;
  estado?: EstadoUsuario;
  orden?: string;
}

/** Filtered and sorted: a foundation has few users, and their list comes whole. Default order: email. */
export const seleccionarUsuarios = (
  todos: readonly Usuario[],
  { buscar, rol, estado, orden = 'email' }: CriteriosUsuarios,
): Usuario[] => {
  const { campo, descendente } = leerOrden(orden);
  const clave = ORDENES_USUARIOS.find((conocida) => conocida === campo) ?? ('email' as OrdenUsuarios);
  return ordenarPor(
    todos.filter(
      (u) =>
        (!buscar || coincideBusqueda([u.email, u.displayName], buscar)) &&
        (!rol || u.rol === rol) &&
        (!estado || u.estado === estado),
    ),
    (u) => u[clave],
    descendente,
  );
};
