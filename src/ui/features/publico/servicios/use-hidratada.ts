import { useSyncExternalStore } from 'react';

const sinCambios = () => () => {};

/** False in the prerendered page and in the first render over it; true from then on. */
export const useHidratada = (): boolean =>
  useSyncExternalStore(
    sinCambios,
    () => true,
    () => false,
  );
