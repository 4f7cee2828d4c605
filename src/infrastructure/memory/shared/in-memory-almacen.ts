import type { Almacen } from '@/application/shared/equipo.port';

export const crearInMemoryAlmacen = (): Almacen => {
  const textos = new Map<string, string>();
  return {
    leer: (clave) => textos.get(clave) ?? null,
    guardar: (clave, valor) => {
      textos.set(clave, valor);
      return true;
    },
    quitar: (clave) => {
      textos.delete(clave);
    },
  };
};
