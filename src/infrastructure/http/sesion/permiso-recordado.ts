import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Rol } from '@/domain/shared/rol';

const VIGENCIA_MS = 60_000;

interface Dependencias {
  autenticacion: Autenticacion;
  token: () => string | null;
  reloj: Reloj;
}

/**
 * The same service, asked about each role at most once a minute and per session: every write checks it, and the
 * service checks again anyway. A failed question is not remembered.
 */
export const conPermisoRecordado = ({ autenticacion, token, reloj }: Dependencias): Autenticacion => {
  const recordados = new Map<Rol, { token: string | null; hasta: number; respuesta: Promise<boolean> }>();
  return {
    ...autenticacion,
    tienePermiso: (rol) => {
      const [actual, ahora] = [token(), reloj.ahora().getTime()];
      const previo = recordados.get(rol);
      if (previo && previo.token === actual && ahora < previo.hasta) return previo.respuesta;
      const respuesta = autenticacion.tienePermiso(rol);
      recordados.set(rol, { token: actual, hasta: ahora + VIGENCIA_MS, respuesta });
      respuesta.catch(() => recordados.delete(rol));
      return respuesta;
    },
  };
};
