import type { OpcionesCreacion } from '@/application/shared/opciones';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { Id } from '@/domain/shared/id';
import type { ClienteHttp, PeticionHttp } from '../cliente/cliente-http';
import type { LectorEntidad } from './lector-entidad';

export const rutaDe = (lista: string, id: Id): string => `${lista}/${encodeURIComponent(String(id))}`;

/** Version 0 means that the service keeps none (see camposRegistro): sending it would only confuse it. */
export const sinVersionDesconocida = <T extends { version?: number }>({ version, ...cambios }: T) =>
  version ? { ...cambios, version } : cambios;

/** Sends a write and reads the entity it answers; a stale version brings the stored record, read the same way. */
export const escribir = async <T>(
  cliente: ClienteHttp,
  lector: Pick<LectorEntidad<T>, 'entidad'>,
  peticion: PeticionHttp,
): Promise<T> => {
  try {
    return lector.entidad(await cliente.pedir(peticion));
  } catch (causa) {
    if (!esErrorTransporte(causa) || causa.status === null || !causa.actual) throw causa;
    throw errorDeEstado(causa.status, { ...causa, actual: lector.entidad(causa.actual) });
  }
};

/** The writes of a list of records, the same for each: created once by its key, changed over its version, erased. */
export const escriturasDe = <T>(cliente: ClienteHttp, lector: LectorEntidad<T>, ruta: string) => ({
  crear: (datos: object, opciones?: OpcionesCreacion): Promise<T> =>
    escribir(cliente, lector, { metodo: 'POST', ruta, cuerpo: datos, clave: opciones?.clave }),
  actualizar: (id: Id, cambios: { version?: number }): Promise<T> =>
    escribir(cliente, lector, {
      metodo: 'PUT',
      ruta: rutaDe(ruta, id),
      cuerpo: sinVersionDesconocida(cambios),
    }),
  eliminar: async (id: Id): Promise<void> => {
    await cliente.pedir({ metodo: 'DELETE', ruta: rutaDe(ruta, id) });
  },
});
