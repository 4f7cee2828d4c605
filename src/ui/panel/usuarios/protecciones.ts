import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import {
  impedimentoDeRestablecer,
  revisarCambioUsuario,
  revisarContrasenaProvisional,
  revisarEliminacionUsuario,
} from '@/domain/usuarios/reglas-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

/** Why the rule says no, in its own words; undefined when it lets it through. */
const razon = (revisar: () => void): string | undefined => {
  try {
    revisar();
    return undefined;
  } catch (error) {
    if (esErrorAplicacion(error)) return error.message;
    throw error;
  }
};

/** What the rules of accounts refuse to `yo`; the service checks them again. */
export const protecciones = (todos: readonly Usuario[], yo: Id) => {
  const administradores = todos.filter((u) => u.rol === 'ADMINISTRADOR' && u.estado === 'ACTIVO').length;
  return {
    alCambiar: (usuario: Usuario, cambios: CambiosUsuario): string | undefined =>
      razon(() => revisarCambioUsuario(usuario, cambios, yo, administradores)),
    alRestablecer: (usuario: Usuario): string | undefined => impedimentoDeRestablecer(usuario) ?? undefined,
    alPonerProvisional: (usuario: Usuario): string | undefined =>
      razon(() => revisarContrasenaProvisional(usuario, yo)),
    alEliminar: (usuario: Usuario): string | undefined =>
      razon(() => revisarEliminacionUsuario(usuario, yo, administradores)),
  };
};
export type Protecciones = ReturnType<typeof protecciones>;
