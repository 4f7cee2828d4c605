const noSeUsa = (): never => {
  throw new Error(
    'El paquete no incluye esta parte de la biblioteca: quítela de scripts/build/navegador.mjs',
  );
};

/** Chakra's slot recipes and query's endless lists, which the interface does not use (docs/adr/0036). */
export const createSlotRecipeFn = () => noSeUsa;
export const infiniteQueryBehavior = noSeUsa;
export const hasNextPage = noSeUsa;
export const hasPreviousPage = noSeUsa;
