import type { TurnoArchivos } from '@/application/archivos/bodega-archivos.port';

/** Among those of one process, in the order they came. */
export const crearTurnoLocal = (): TurnoArchivos => {
  let ultimo: Promise<unknown> = Promise.resolve();
  return (cambio) => {
    const mio = ultimo.then(cambio, cambio);
    ultimo = mio.catch(() => undefined);
    return mio;
  };
};
