import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

const ESCRIBEN: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete', 'transaction']);

const QUIEN_EXIGE = new WeakMap<Ejecutor, () => void>();

/** For a write that was prepared before, which nothing else stops. Throws as the one given to {@link conEspacio}. */
export const exigirEspacioDe = (db: Ejecutor): void => QUIEN_EXIGE.get(db)?.();

/** The same database, that asks for room before each write or transaction; a transaction that began is let end. */
export const conEspacio = (db: Ejecutor, exigirEspacio: () => void): Ejecutor => {
  const vigilada = new Proxy(db, {
    get: (destino, nombre) => {
      const valor: unknown = Reflect.get(destino, nombre);
      if (typeof valor !== 'function') return valor;
      return (...argumentos: unknown[]) => {
        if (ESCRIBEN.has(nombre)) exigirEspacio();
        return valor.apply(destino, argumentos);
      };
    },
  });
  QUIEN_EXIGE.set(vigilada, exigirEspacio);
  return vigilada;
};
