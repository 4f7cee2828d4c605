type Valores = Readonly<Record<string, unknown>>;

/** As what a form holds is compared: by what it says. */
export const sonIguales = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields whose value is no longer the one the form opened with: what an edit sends, and nothing else. */
export const soloCambios = <V extends Valores>(antes: V, ahora: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(ahora).filter(([campo, valor]) => !sonIguales(antes[campo], valor)),
  ) as Partial<V>;
