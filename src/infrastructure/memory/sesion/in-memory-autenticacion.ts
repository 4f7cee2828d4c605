import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { leerUsuarioSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { rolAlcanza } from '@/domain/shared/rol';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { leerPerfil } from '@/domain/usuarios/perfil';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { BaseMemoria } from '../shared/base-memoria';

const PREFIJO = 'memoria-';

interface Dependencias {
  base: BaseMemoria;
  token: () => string | null;
}

/** Tokens name their user, so that a session kept by the browser outlives a reload of the page. */
export const crearInMemoryAutenticacion = ({ base, token }: Dependencias): Autenticacion => {
  const { usuarios, contrasenas, firmar } = base;

  const puedeEntrar = ({ estado, provisional_hasta }: Usuario): boolean =>
    estado === 'ACTIVO' && !provisionalVencida(provisional_hasta, new Date(firmar().ahora));

  const usuarioActual = (): Usuario => {
    const actual = token();
    const usuario = actual?.startsWith(PREFIJO) ? usuarios.obtener(actual.slice(PREFIJO.length)) : null;
    if (usuario?.estado === 'ACTIVO') return usuario;
    throw new ErrorAplicacion('NO_AUTENTICADO', 'La sesión terminó: inicie sesión de nuevo');
  };

  return {
    iniciarSesion: async ({ email, password }) => {
      const usuario = usuarios.todas().find((u) => u.email.toLowerCase() === email.trim().toLowerCase());
      const acierta = usuario && puedeEntrar(usuario) && contrasenas.get(String(usuario.id)) === password;
      const contrasena_provisional = usuario?.provisional_hasta ? true : undefined;
      const enSesion = acierta ? leerUsuarioSesion({ ...usuario, contrasena_provisional }) : null;
      if (!enSesion) throw new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos');
      return { token: `${PREFIJO}${enSesion.id}`, usuario: enSesion };
    },
    cerrarSesion: async () => {},
    // Nothing leaves a browser by mail.
    restablecerContrasena: async () => ({ enviaCorreo: false }),
    actualizarPerfil: async (cambios) => {
      const actual = usuarioActual();
      if (cambios.version !== undefined && cambios.version !== actual.version)
        throw errorVersionObsoleta(leerPerfil(actual));
      const despues = usuarios.cambiar(actual.id, cambios);
      const pedidos = Object.entries(despues).filter(
        ([campo]) => cambios[campo as keyof CambiosPerfil] !== undefined,
      );
      return Object.fromEntries(pedidos);
    },
    tienePermiso: async (rol) => rolAlcanza(usuarioActual().rol, rol),
  };
};
