import { type SesionPorConfirmar, SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** What a question must carry to confirm the session of its request. */
export interface Confirmacion {
  sesion: SesionPorConfirmar;
  valores: Readonly<Record<string, unknown>>;
}

export interface Pendiente extends Confirmacion {
  /** The database itself. */
  db: Ejecutor;
}

const PENDIENTE = Symbol('confirmación');

/** The one that is still to be had over that database, if any. */
export const confirmacionPendiente = (db: Ejecutor & { [PENDIENTE]?: Pendiente }): Pendiente | undefined =>
  db[PENDIENTE];

class SinConfirmar implements ProxyHandler<Ejecutor> {
  constructor(private readonly pendiente: Pendiente) {}

  get(destino: Ejecutor, nombre: string | symbol): unknown {
    const { confirmada } = this.pendiente.sesion;
    if (nombre === PENDIENTE) return confirmada ? undefined : this.pendiente;
    if (!confirmada && typeof nombre === 'string') throw new SesionSinConfirmar();
    return Reflect.get(destino, nombre);
  }
}

/**
 * The same database, that until the session is confirmed takes only written questions, which carry the confirmation. Throws
 * SesionSinConfirmar with any other use of it, so that nothing can be read or written before.
 */
export const conConfirmacion = (db: Ejecutor, { sesion, valores }: Confirmacion): Ejecutor =>
  new Proxy(db, new SinConfirmar({ sesion, valores, db }));
