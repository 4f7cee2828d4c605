import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { esquemaListado } from '@/domain/archivos/archivo';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { comoObjeto } from '../cliente/cuerpo-error';
import { desenvolver } from '../lectura/desenvolver';
import { urlDescarga } from './url-descarga';
import type { UrlFirmada } from './url-firmada';

const TIPO_DESCONOCIDO = 'application/octet-stream';

interface Dependencias {
  cliente: ClienteHttp;
  firmada: UrlFirmada;
  baseDescargas: string;
}

/** The storage calls of specification §7: signed addresses for the bytes, JSON for the rest. */
export const crearHttpArchivoStore = ({ cliente, firmada, baseDescargas }: Dependencias): ArchivoStore => {
  const ordenar = (orden: string, cuerpo: unknown): Promise<unknown> =>
    cliente.pedir({ metodo: 'POST', ruta: `/storage/${orden}`, cuerpo });
  const pedirFirma = async (orden: string, cuerpo: unknown): Promise<string> => {
    const url = comoObjeto(desenvolver(await ordenar(orden, cuerpo)))?.signedUrl;
    if (typeof url !== 'string' || url === '')
      throw errorDesconocido(new Error('Falta la dirección firmada'));
    return url;
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
    subir: async (ruta, { name, type, contenido }) => {
      const contentType = type || TIPO_DESCONOCIDO;
      const url = await pedirFirma('upload-url', { path: ruta, fileName: name, contentType });
      await firmada.enviar(url, contenido as BodyInit, contentType);
    },
    eliminar: async (ruta) => firmada.borrar(await pedirFirma('delete-url', { path: ruta })),
    crearCarpeta: async (nombre, rutaPadre) => {
      await ordenar('create-folder', { name: nombre, parentPath: rutaPadre });
    },
    renombrarCarpeta: async (anterior, nuevo, rutaPadre) => {
      await ordenar('rename-folder', { oldName: anterior, newName: nuevo, parentPath: rutaPadre });
    },
    eliminarCarpeta: async (ruta) => {
      await ordenar('delete-folder', { path: ruta });
    },
    urlDescarga: (ruta) => urlDescarga(baseDescargas, ruta),
  };
};
