import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { esquemaListado } from '@/domain/archivos/archivo';
import { esquemaPapelera } from '@/domain/archivos/papelera';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { TIPO_DESCONOCIDO } from '@/domain/archivos/tipo-de-contenido';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorTransporte, esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { comoObjeto, desenvolver } from '../cliente/cuerpo';
import type { UrlFirmada } from './url-firmada';

/** The storage base plus the path (specification §7), each part escaped. */
const urlDescarga = (base: string, ruta: string): string =>
  `${base}/${ruta.split('/').map(encodeURIComponent).join('/')}`;

const esCompleta = (direccion: string): boolean => /^https?:/.test(direccion);

/** A page that has its services beside it reaches them there, by whatever name it was opened itself. */
const junto = (base: string, url: string): string => {
  const { pathname, search } = new URL(url, 'http://junto.invalid');
  return pathname.startsWith(`${base}/`) ? pathname + search : url;
};

/** A signed address is asked for so as to write afterwards: when it fails, nothing was written. */
const fallarAntesDeEscribir = (error: unknown): never => {
  if (!esErrorTransporte(error)) throw error;
  throw new ErrorTransporte({ ...error, message: error.message, causa: error, antesDeEscribir: true });
};

interface Dependencias {
  cliente: ClienteHttp;
  firmada: UrlFirmada;
  /** Address of the service; the addresses that it signs are whole, or begin with its path. */
  base: string;
  /** Where downloads hang from (specification §7); `null` when each one is asked for and signed. */
  baseDescargas: string | null;
}

/** The storage calls of specification §7: signed addresses for the bytes, JSON for the rest. */
export const crearHttpArchivoStore = (deps: Dependencias): ArchivoStore => {
  const { cliente, firmada, baseDescargas } = deps;
  const ordenar = (orden: string, cuerpo: unknown): Promise<unknown> =>
    cliente.pedir({ metodo: 'POST', ruta: `/storage/${orden}`, cuerpo });
  const leerFirma = (respuesta: unknown): string => {
    const url = comoObjeto(desenvolver(respuesta))?.signedUrl;
    if (typeof url !== 'string' || url === '')
      throw errorDesconocido(new Error('Falta la dirección firmada'));
    return esCompleta(deps.base) ? new URL(url, deps.base).href : junto(deps.base, url);
  };
  const pedirFirma = (orden: string, cuerpo: unknown): Promise<string> =>
    ordenar(orden, cuerpo).then(leerFirma).catch(fallarAntesDeEscribir);
  const direccionDe = async (ruta: string): Promise<string> => {
    if (baseDescargas !== null) return urlDescarga(baseDescargas, ruta);
    const consulta = { path: ruta };
    return leerFirma(await cliente.pedir({ metodo: 'GET', ruta: '/storage/download-url', consulta }));
  };
  return {
    listar: async (ruta) => {
      const respuesta = await cliente.pedir({
        metodo: 'GET',
        ruta: '/storage/list',
        consulta: { path: ruta },
      });
      const listado = esquemaListado.safeParse(desenvolver(respuesta));
      if (!listado.success) throw errorDesconocido(new Error('El listado de archivos no se puede leer'));
      return listado.data;
    },
    subir: async (ruta, { name, type, contenido }, avance, siExiste) => {
      const contentType = type || TIPO_DESCONOCIDO;
      const pedido = { path: ruta, fileName: name, contentType, ...(siExiste ? { ifExists: siExiste } : {}) };
      const url = await pedirFirma('upload-url', pedido);
      const path = comoObjeto(await firmada.enviar(url, contenido as BodyInit, contentType, avance))?.path;
      return typeof path === 'string' ? partirRuta(path).nombre : name;
    },
    eliminar: async (ruta) => firmada.borrar(await pedirFirma('delete-url', { path: ruta })),
    renombrarArchivo: async (anterior, nuevo, rutaPadre) => {
      await ordenar('rename-file', { oldName: anterior, newName: nuevo, parentPath: rutaPadre });
    },
    crearCarpeta: async (nombre, rutaPadre) => {
      await ordenar('create-folder', { name: nombre, parentPath: rutaPadre });
    },
    renombrarCarpeta: async (anterior, nuevo, rutaPadre) => {
      await ordenar('rename-folder', { oldName: anterior, newName: nuevo, parentPath: rutaPadre });
    },
    eliminarCarpeta: async (ruta) => {
      await ordenar('delete-folder', { path: ruta });
    },
    reservarCarpeta: async (ruta, reservada) => {
      await ordenar('reserve-folder', { path: ruta, reserved: reservada });
    },
    listarPapelera: async () => {
      const respuesta = await cliente.pedir({ metodo: 'GET', ruta: '/storage/trash' });
      const leida = esquemaPapelera.safeParse(respuesta);
      if (!leida.success) throw errorDesconocido(new Error('La papelera no se puede leer'));
      return leida.data.data;
    },
    restaurar: async (id) => {
      const path = comoObjeto(desenvolver(await ordenar('trash/restore', { id })))?.path;
      if (typeof path !== 'string') throw errorDesconocido(new Error('Falta dónde quedó'));
      return path;
    },
    eliminarDePapelera: async (id) => {
      await ordenar('trash/delete', { id });
    },
    urlDescarga: direccionDe,
    leer: async (ruta) => firmada.leer(await direccionDe(ruta)),
  };
};
