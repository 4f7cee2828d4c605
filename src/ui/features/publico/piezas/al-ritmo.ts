interface Ritmo {
  throttleMs: number;
  debounceMs: number;
}

/**
 * Calls `hacer` with everything that was added meanwhile: while the page scrolls, once every `throttleMs` at most; while
 * the window changes size, when it has been still for `debounceMs`.
 */
export const crearAlRitmo = <T>({ throttleMs, debounceMs }: Ritmo, hacer: (juntos: T[]) => void) => {
  const pendientes = new Set<T>();
  let reloj: number | undefined;
  const entregar = (): void => {
    reloj = undefined;
    window.removeEventListener('resize', alCambiar);
    const juntos = [...pendientes];
    pendientes.clear();
    hacer(juntos);
  };
  const alCambiar = (): void => {
    window.clearTimeout(reloj);
    reloj = window.setTimeout(entregar, debounceMs);
  };
  return {
    agregar: (uno: T): void => {
      pendientes.add(uno);
      if (reloj !== undefined) return;
      window.addEventListener('resize', alCambiar);
      reloj = window.setTimeout(entregar, throttleMs);
    },
    quitar: (uno: T): void => void pendientes.delete(uno),
  };
};
