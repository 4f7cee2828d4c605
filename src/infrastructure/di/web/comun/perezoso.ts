type Miembros = Record<string, (...argumentos: unknown[]) => unknown>;

/** Services that arrive with their first call. Only for objects whose every member answers a promise. */
export const perezoso = <T extends object>(cargar: () => Promise<T>): T =>
  new Proxy({} as T, {
    // Without `then`, or whoever awaits the object would wait for a member of it.
    get: (_, miembro) =>
      typeof miembro === 'symbol' || miembro === 'then'
        ? undefined
        : async (...argumentos: unknown[]) => ((await cargar()) as Miembros)[miembro]?.(...argumentos),
  });
