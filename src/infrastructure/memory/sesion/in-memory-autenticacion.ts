import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { leerUsuarioSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { rolAlcanza } from '@/domain/shared/rol';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { BaseMemoria } from '../shared/base-memoria';

const PREFIJO = 'memoria-';

interface Dependencias {
  base: BaseMemoria;
  token: () => string | null;
}

/** Tokens name their user, so that a session kept by the browser outlives a reload of the page. */
export const crearInMemoryAutenticacion = ({ base, token }: Dependencias): Autenticacion => {
  const { usuarios, contrasenas } = base;

  const usuarioActual = (): Usuario => {
    const actual = token();
    const usuario = actual?.startsWith(PREFIJO) ? usuarios.obtener(actual.slice(PREFIJO.length)) : null;
    if (usuario?.estado === 'ACTIVO') return usuario;
    throw new ErrorAplicacion('NO_AUTENTICADO', 'La sesión terminó: inicie sesión de nuevo');
  };

  return {
    iniciarSesion: async ({ email, password }) => {
      const usuario = usuarios.todas().find((u) => u.email.toLowerCase() === email.trim().toLowerCase());
      const acierta = usuario?.estado === 'ACTIVO' && contrasenas.get(String(usuario.id)) === password;
      const enSesion = acierta ? leerUsuarioSesion(usuario) : null;
      if (!enSesion) throw new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos');
      return { token: `${PREFIJO}${enSesion.id}`, usuario: enSesion };
    },
    cerrarSesion: async () => {},
    restablecerContrasena: async () => {},
    actualizarPerfil: async (cambios) => {
      const { displayName, photoURL } = usuarios.cambiar(usuarioActual().id, cambios);
      return { displayName, photoURL };
    },
    tienePermiso: async (rol) => rolAlcanza(usuarioActual().rol, rol),
  };
};
