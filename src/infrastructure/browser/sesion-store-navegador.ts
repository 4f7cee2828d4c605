import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen } from '@/application/shared/equipo.port';
import { leerUsuarioSesion, type Sesion } from '@/domain/sesion/sesion';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import type { CambiosDeAlmacen } from './cambios-de-almacen';

const { authToken: TOKEN, currentUser: USUARIO } = CLAVES_LOCALES;

const leerUsuario = (texto: string | null) => {
  if (texto === null) return null;
  try {
    return leerUsuarioSesion(JSON.parse(texto));
  } catch {
    return null;
  }
};

/**
 * The session in localStorage (specification §3 and §4). The token is written last and removed first, so that another
 * tab never sees a token without its user and takes it for a broken session.
 */
export const crearSesionStoreNavegador = (almacen: Almacen, cambios: CambiosDeAlmacen): SesionStore => {
  const oyentes = new Set<(sesion: Sesion | null) => void>();
  let leida: { token: string | null; texto: string | null; sesion: Sesion | null } | null = null;

  const borrar = (): void => {
    almacen.quitar(TOKEN);
    almacen.quitar(USUARIO);
  };
  /** The same object while nothing changes, as whoever compares by identity expects. */
  const leer = (): Sesion | null => {
    const [token, texto] = [almacen.leer(TOKEN), almacen.leer(USUARIO)];
    if (leida?.token === token && leida.texto === texto) return leida.sesion;
    const usuario = leerUsuario(texto);
    const sesion = token && usuario ? { token, usuario } : null;
    // A good user alone may be the first half of what another tab is writing; a broken one never is.
    if (!sesion && (token !== null || (texto !== null && !usuario))) borrar();
    leida = { token, texto, sesion };
    return sesion;
  };
  const avisar = (): void => {
    const sesion = leer();
    for (const oyente of [...oyentes]) oyente(sesion);
  };

  return {
    leer,
    guardar: ({ token, usuario }) => {
      const conUsuario = almacen.guardar(USUARIO, JSON.stringify(usuario));
      const conToken = almacen.guardar(TOKEN, token);
      avisar();
      return conUsuario && conToken;
    },
    limpiar: () => {
      borrar();
      avisar();
    },
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      let conocida = leer();
      const dejarDeEscuchar = cambios.escuchar((clave) => {
        if (clave !== null && clave !== TOKEN && clave !== USUARIO) return;
        const sesion = leer();
        if (sesion !== conocida) alCambiar(sesion);
        conocida = sesion;
      });
      return () => {
        oyentes.delete(alCambiar);
        dejarDeEscuchar();
      };
    },
  };
};
