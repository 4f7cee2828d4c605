import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { OpcionesCreacion } from '@/application/shared/opciones';

/**
 * Creates once per key: the same one again answers what the first call made. Throws ErrorClaveReutilizada when it comes
 * with other data.
 */
export type UnaVez = <T>(opciones: OpcionesCreacion | undefined, datos: object, crear: () => T) => T;

export const crearUnaVez = (): UnaVez => {
  const creados = new Map<string, { datos: string; creado: unknown }>();
  return <T>(opciones: OpcionesCreacion | undefined, datos: object, crear: () => T): T => {
    const clave = opciones?.clave;
    if (!clave) return crear();
    const previo = creados.get(clave) ?? { datos: JSON.stringify(datos), creado: crear() };
    if (previo.datos !== JSON.stringify(datos)) throw new ErrorClaveReutilizada();
    creados.set(clave, previo);
    return structuredClone(previo.creado) as T;
  };
};
