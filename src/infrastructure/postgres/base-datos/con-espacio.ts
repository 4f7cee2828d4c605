import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

const ESCRIBEN: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete', 'transaction']);

const EXIGIR = Symbol('exigir espacio');

/** For a write that was prepared before, which nothing else stops. Throws as the one given to {@link conEspacio}. */
export const exigirEspacioDe = (db: Ejecutor & { [EXIGIR]?: () => void }): void => db[EXIGIR]?.();

/** The same database, that asks for room before each write or transaction; a transaction that began is let end. */
export const conEspacio = (db: Ejecutor, exigirEspacio: () => void): Ejecutor =>
  new Proxy(db, {
    get: (destino, nombre) => {
      if (nombre === EXIGIR) return exigirEspacio;
      const valor: unknown = Reflect.get(destino, nombre);
      if (typeof valor !== 'function') return valor;
      return (...argumentos: unknown[]) => {
        if (ESCRIBEN.has(nombre)) exigirEspacio();
        return valor.apply(destino, argumentos);
      };
    },
  });
