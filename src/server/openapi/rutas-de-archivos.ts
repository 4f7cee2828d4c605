import { esquemaListado } from '@/domain/archivos/archivo';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaPedidoSubida,
  esquemaRutaPedida,
  esquemaUrlFirmada,
} from '@/domain/archivos/pedidos-archivos';
import { consultaRuta } from '@/server/http/consulta/esquemas-consulta';
import type { EsquemasDeRuta } from '@/server/openapi/descripcion-de-ruta';

/** Specification §7, storage calls, and the calls on the signed addresses they answer. */
export const RUTAS_DE_ARCHIVOS: Readonly<Record<string, EsquemasDeRuta>> = {
  'GET /storage/list': {
    resumen: 'Listar una carpeta',
    consulta: consultaRuta,
    respuesta: esquemaListado,
  },
  'GET /storage/download-url': {
    resumen: 'Firmar la descarga de un archivo: un uso, 60 segundos',
    consulta: consultaRuta,
    respuesta: esquemaUrlFirmada,
  },
  'POST /storage/upload-url': {
    resumen: 'Firmar la subida de un archivo de 10 MB o menos: un uso, 60 segundos',
    cuerpo: esquemaPedidoSubida,
    respuesta: esquemaUrlFirmada,
  },
  'POST /storage/delete-url': {
    resumen: 'Firmar la eliminación de un archivo: un uso, 60 segundos',
    cuerpo: esquemaRutaPedida,
    respuesta: esquemaUrlFirmada,
  },
  'POST /storage/create-folder': { resumen: 'Crear una carpeta', cuerpo: esquemaCarpetaNueva, estado: 201 },
  'POST /storage/rename-folder': {
    resumen: 'Cambiar el nombre de una carpeta',
    cuerpo: esquemaCambioNombre,
    estado: 204,
  },
  'POST /storage/rename-file': {
    resumen: 'Cambiar el nombre de un archivo',
    cuerpo: esquemaCambioNombre,
    estado: 204,
  },
  'POST /storage/delete-folder': {
    resumen: 'Eliminar una carpeta con todo lo que tiene',
    cuerpo: esquemaRutaPedida,
    estado: 204,
  },
  'PUT /storage/object': { resumen: 'Enviar los bytes a la dirección firmada', estado: 204 },
  'GET /storage/object': { resumen: 'Descargar de la dirección firmada' },
  'DELETE /storage/object': { resumen: 'Eliminar en la dirección firmada', estado: 204 },
};
