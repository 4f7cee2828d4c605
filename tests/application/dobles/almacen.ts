import type { Almacen } from '@/application/shared/equipo.port';

export const almacenCon = (
  inicial: Record<string, string> = {},
): Almacen & { datos: Map<string, string> } => {
  const datos = new Map(Object.entries(inicial));
  return {
    datos,
    leer: (clave) => datos.get(clave) ?? null,
    guardar: (clave, valor) => {
      datos.set(clave, valor);
      return true;
    },
    quitar: (clave) => void datos.delete(clave),
  };
};

/** Full or disabled: forgets everything. */
export const almacenInservible: Almacen = { leer: () => null, guardar: () => false, quitar: () => undefined };
