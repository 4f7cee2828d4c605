import type { Almacen, Registro } from '@/application/shared/equipo.port';

/**
 * `obtener` may throw: with storage disabled, naming `localStorage` already does. What the browser refuses to keep is
 * kept in memory while the page lives, and `guardar` answers false.
 */
export const crearAlmacenNavegador = (obtener: () => Storage, registro: Registro): Almacen => {
  /** `null` marks a key that the browser refused to remove. */
  const enMemoria = new Map<string, string | null>();

  const intentar = <T>(operacion: (almacen: Storage) => T, siFalla: () => T): T => {
    try {
      return operacion(obtener());
    } catch (causa) {
      registro.aviso('El almacenamiento del navegador no está disponible', causa);
      return siFalla();
    }
  };

  return {
    leer: (clave) => {
      const recordado = enMemoria.get(clave);
      if (recordado !== undefined) return recordado;
      return intentar(
        (almacen) => almacen.getItem(clave),
        () => null,
      );
    },
    guardar: (clave, valor) =>
      intentar(
        (almacen) => {
          almacen.setItem(clave, valor);
          enMemoria.delete(clave);
          return true;
        },
        () => {
          enMemoria.set(clave, valor);
          return false;
        },
      ),
    quitar: (clave) =>
      intentar(
        (almacen) => {
          almacen.removeItem(clave);
          enMemoria.delete(clave);
        },
        () => {
          enMemoria.set(clave, null);
        },
      ),
  };
};
