import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Id } from '@/domain/shared/id';

interface Servicio<R> {
  crear: (datos: unknown, opciones?: OpcionesCreacion) => Promise<R>;
  actualizar: (id: Id, cambios: unknown, base?: R) => Promise<R>;
}

interface Cuerpos<V, R> {
  datosDe: (valores: V) => object;
  cambiosDe: (base: R, valores: V) => object;
}

/** Creates what is new; of what is stored sends only the changes, with the version they were made on. */
export const guardarEn =
  <V, R extends { id: Id; version: number }>(
    { crear, actualizar }: Servicio<R>,
    { datosDe, cambiosDe }: Cuerpos<V, R>,
  ) =>
  (valores: V, base: R | null, clave: string): Promise<R> =>
    base
      ? actualizar(base.id, { ...cambiosDe(base, valores), version: base.version }, base)
      : crear(datosDe(valores), { clave });
