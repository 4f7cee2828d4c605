/** An absent field leaves the stored value alone; `undefined` counts as absent. */
export const definidos = <T extends object>(campos: T): Partial<T> =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as Partial<T>;
