import type { Almacen } from '@/application/shared/equipo.port';

export const almacenEnMemoria = (inicial: Record<string, string> = {}): Almacen => {
  const datos = new Map(Object.entries(inicial));
  return {
    leer: (clave) => datos.get(clave) ?? null,
    guardar: (clave, valor) => {
      datos.set(clave, valor);
      return true;
    },
    quitar: (clave) => {
      datos.delete(clave);
    },
  };
};
