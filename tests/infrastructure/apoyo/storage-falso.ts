/** localStorage as a browser gives it; `fallar` makes every operation throw from then on. */
export interface StorageFalso extends Storage {
  fallar(nombre: string): void;
}

export const crearStorageFalso = (inicial: Readonly<Record<string, string>> = {}): StorageFalso => {
  const textos = new Map(Object.entries(inicial));
  let falla: string | null = null;
  const revisar = () => {
    if (falla) throw new DOMException('no se puede', falla);
  };
  return {
    get length() {
      return textos.size;
    },
    key: (i) => [...textos.keys()][i] ?? null,
    clear: () => textos.clear(),
    getItem: (clave) => {
      revisar();
      return textos.get(clave) ?? null;
    },
    setItem: (clave, valor) => {
      revisar();
      textos.set(clave, valor);
    },
    removeItem: (clave) => {
      revisar();
      textos.delete(clave);
    },
    fallar: (nombre) => {
      falla = nombre;
    },
  };
};
