/** Changes that other tabs make to localStorage. */
export interface CambiosDeAlmacen {
  /** The key that changed, `null` when everything was erased. Answers how to stop. */
  escuchar(alCambiar: (clave: string | null) => void): () => void;
}

export const crearCambiosDeAlmacen = (ventana: Pick<Window, 'addEventListener' | 'removeEventListener'>) => ({
  escuchar: (alCambiar: (clave: string | null) => void) => {
    const atender = (evento: StorageEvent) => alCambiar(evento.key);
    ventana.addEventListener('storage', atender);
    return () => ventana.removeEventListener('storage', atender);
  },
});
