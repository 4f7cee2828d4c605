import type { Registro } from '@/application/shared/equipo.port';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import type { z } from '@/domain/shared/zod';
import { comoObjeto, desenvolver } from '../cliente/cuerpo';

export interface LectorEntidad<T> {
  /** The entity, bare or under `data`. Throws ErrorTransporte when it does not parse. */
  entidad(cuerpo: unknown): T;
  /** The rows of a bare array or of `{data: […]}`; those that do not parse are dropped and logged. */
  lista(cuerpo: unknown): T[];
}

/** Names the fields at fault, never their values: rows hold personal data. */
const camposConFalla = (error: z.core.$ZodError): string =>
  [...new Set(error.issues.map((incidencia) => incidencia.path.map(String).join('.') || '(fila)'))].join(
    ', ',
  );

/**
 * Reads what a service answers about one kind of entity (product §3). `clavesId` are the names its id may come under,
 * in order of preference.
 */
export const crearLectorEntidad = <E extends z.ZodMiniType>(
  esquema: E,
  nombre: string,
  clavesId: readonly string[],
  registro: Registro,
): LectorEntidad<z.output<E>> => {
  const analizar = (valor: unknown) => {
    const fila = comoObjeto(valor);
    const clave = clavesId.find((candidata) => fila?.[candidata] !== undefined && fila[candidata] !== null);
    return esquema.safeParse(fila && clave ? { ...fila, id: fila[clave] } : valor);
  };
  return {
    entidad: (cuerpo) => {
      const resultado = analizar(desenvolver(cuerpo));
      if (resultado.success) return resultado.data;
      throw errorDesconocido(
        new Error(`Respuesta ilegible de ${nombre}: ${camposConFalla(resultado.error)}`),
      );
    },
    lista: (cuerpo) => {
      const filas = desenvolver(cuerpo);
      if (!Array.isArray(filas)) throw errorDesconocido(new Error(`La lista de ${nombre} no es una lista`));
      return filas.flatMap((fila: unknown) => {
        const resultado = analizar(fila);
        if (resultado.success) return [resultado.data];
        registro.aviso(`Se omitió una fila ilegible de ${nombre}: ${camposConFalla(resultado.error)}`);
        return [];
      });
    },
  };
};
