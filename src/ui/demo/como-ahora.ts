/**
 * The object that `actual` answers at each moment, and the objects in it, each under one identity: whoever kept one
 * follows the newest.
 */
export const comoAhora = <T extends object>(actual: () => T): T => {
  const partes = new Map<PropertyKey, object>();
  return new Proxy({} as T, {
    get: (_, miembro) => {
      const valor: unknown = Reflect.get(actual(), miembro);
      if (typeof valor === 'function')
        return (...argumentos: unknown[]) => {
          const objeto = actual();
          return (Reflect.get(objeto, miembro) as typeof valor).apply(objeto, argumentos);
        };
      if (typeof valor !== 'object' || valor === null) return valor;
      const parte = partes.get(miembro) ?? comoAhora(() => Reflect.get(actual(), miembro) as object);
      partes.set(miembro, parte);
      return parte;
    },
  });
};
