import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import type { Autenticacion, Contrasenas, MisSesiones } from '@/application/sesion/autenticacion.port';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';
import { MENSAJE_ENLACE_VENCIDO } from '@/domain/sesion/contrasenas';
import { leerUsuarioSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { rolAlcanza } from '@/domain/shared/rol';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { leerPerfil } from '@/domain/usuarios/perfil';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

const PREFIJO = 'memoria-';

interface DeAutenticacion {
  base: BaseMemoria;
  token: () => string | null;
}

/** Tokens name their user, so that a session kept by the browser outlives a reload of the page. */
export const crearInMemoryAutenticacion = ({ base, token }: DeAutenticacion): Autenticacion => {
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

const NO_ES_LA_ACTUAL = 'La contraseña actual no es correcta';

interface DeContrasenas {
  base: BaseMemoria;
  /** Id of whoever is signed in. */
  quien: () => number | string | null;
}

/** Nothing sends mail here, so no link is ever good. */
export const crearInMemoryContrasenas = ({ base, quien }: DeContrasenas): Contrasenas => ({
  cambiar: async ({ actual, nueva }) => {
    const id = String(quien());
    if (base.contrasenas.get(id) !== actual)
      throw errorValidacion(NO_ES_LA_ACTUAL, { actual: NO_ES_LA_ACTUAL });
    base.contrasenas.set(id, nueva);
    if (base.usuarios.obtener(id)?.provisional_hasta) base.usuarios.cambiar(id, { provisional_hasta: null });
    return null;
  },
  confirmar: async () => {
    throw errorValidacion(MENSAJE_ENLACE_VENCIDO, { token: MENSAJE_ENLACE_VENCIDO });
  },
  estrenar: async () => {
    throw errorValidacion(MENSAJE_ENLACE_VENCIDO, { token: MENSAJE_ENLACE_VENCIDO });
  },
});

const NO_ES_LA_CONTRASENA = 'La contraseña no es correcta';

interface DeMisSesiones {
  base: BaseMemoria;
  /** Id of whoever is signed in. */
  quien: () => number | string | null;
  /** The browser's User-Agent. */
  agente: string;
}

/** Here nobody is anywhere else: there is one session, the one that asks. */
export const crearInMemoryMisSesiones = ({ base, quien, agente }: DeMisSesiones): MisSesiones => {
  const { ahora: desde } = base.firmar();
  return {
    listar: async () => [
      {
        id: 1,
        dispositivo: agenteEnPalabras(agente),
        direccion: null,
        creada_en: desde,
        ultimo_uso: base.firmar().ahora,
        actual: true,
      },
    ],
    cerrar: async ({ password }) => {
      if (base.contrasenas.get(String(quien())) !== password)
        throw errorValidacion(NO_ES_LA_CONTRASENA, { password: NO_ES_LA_CONTRASENA });
      return 0;
    },
  };
};

const BYTES = 32;

/** A key that lasts as long as the page, like everything else in memory. */
export const crearInMemoryLlaveBorradores = (cripto: Pick<Crypto, 'getRandomValues'>): LlaveBorradores => {
  const letras = Array.from(cripto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    String.fromCharCode(byte),
  );
  const clave = btoa(letras.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return { obtener: async () => clave };
};
