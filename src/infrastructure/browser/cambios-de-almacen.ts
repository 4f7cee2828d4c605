/** Changes that other tabs make to localStorage. */
export interface CambiosDeAlmacen {
  /** The key that changed, `null` when any may have. Answers how to stop. */
  escuchar(alCambiar: (clave: string | null) => void): () => void;
}

/** A page that was frozen, or that the Back button brings out of memory, hears of no change: it looks when it is seen. */
const REGRESOS = ['pageshow', 'focus', 'visibilitychange'] as const;

export const crearCambiosDeAlmacen = (ventana: Pick<Window, 'addEventListener' | 'removeEventListener'>) => ({
  escuchar: (alCambiar: (clave: string | null) => void) => {
    const atender = (evento: StorageEvent) => alCambiar(evento.key);
    const revisar = () => alCambiar(null);
    ventana.addEventListener('storage', atender);
    for (const regreso of REGRESOS) ventana.addEventListener(regreso, revisar);
    return () => {
      ventana.removeEventListener('storage', atender);
      for (const regreso of REGRESOS) ventana.removeEventListener(regreso, revisar);
    };
  },
});
