import { type SesionPorConfirmar, SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** What a question must carry to confirm the session of its request. */
export interface Confirmacion {
  sesion: SesionPorConfirmar;
  valores: Readonly<Record<string, unknown>>;
}

const CONFIRMACION = Symbol('confirmación');

/** The one that is still to be had over that database, if any. */
export const confirmacionPendiente = (
  db: Ejecutor & { [CONFIRMACION]?: Confirmacion },
): Confirmacion | undefined => db[CONFIRMACION];

/**
 * The same database, that until the session is confirmed takes only written questions, which carry the confirmation. Throws
 * SesionSinConfirmar with any other use of it, so that nothing can be read or written before.
 */
export const conConfirmacion = (db: Ejecutor, confirmacion: Confirmacion): Ejecutor => {
  const { sesion } = confirmacion;
  return new Proxy(db, {
    get: (destino, nombre) => {
      if (nombre === CONFIRMACION) return sesion.confirmada ? undefined : confirmacion;
      if (!sesion.confirmada && nombre !== '_' && typeof nombre === 'string') throw new SesionSinConfirmar();
      return Reflect.get(destino, nombre);
    },
  });
};
