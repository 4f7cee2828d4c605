import { esquemaListado } from '@/domain/archivos/archivo';
import { esquemaPapelera } from '@/domain/archivos/papelera';
import {
  esquemaCambioNombre,
  esquemaCarpetaNueva,
  esquemaIdPapelera,
  esquemaPedidoSubida,
  esquemaReserva,
  esquemaRutaPedida,
  esquemaUbicado,
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
    resumen:
      'Firmar la subida de un archivo de 10 MB o menos: un uso, 60 segundos; 409 si el nombre está ocupado y no se dice qué hacer',
    cuerpo: esquemaPedidoSubida,
    respuesta: esquemaUrlFirmada,
  },
  'POST /storage/delete-url': {
    resumen: 'Firmar la eliminación de un archivo, que pasa a la papelera: un uso, 60 segundos',
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
    resumen: 'Cambiar el nombre de un archivo, con la misma extensión',
    cuerpo: esquemaCambioNombre,
    estado: 204,
  },
  'POST /storage/delete-folder': {
    resumen: 'Eliminar una carpeta con todo lo que tiene: pasa a la papelera',
    cuerpo: esquemaRutaPedida,
    estado: 204,
  },
  'POST /storage/reserve-folder': {
    resumen: 'Reservar una carpeta a ADMINISTRADOR, o dejar de hacerlo',
    cuerpo: esquemaReserva,
    estado: 204,
  },
  'GET /storage/trash': {
    resumen: 'Lo reemplazado y lo eliminado en los últimos 30 días',
    respuesta: esquemaPapelera,
  },
  'POST /storage/trash/restore': {
    resumen: 'Devolver algo de la papelera a su lugar; si el nombre está ocupado, se conservan ambos',
    cuerpo: esquemaIdPapelera,
    respuesta: esquemaUbicado,
  },
  'POST /storage/trash/delete': {
    resumen: 'Eliminar definitivamente algo de la papelera',
    cuerpo: esquemaIdPapelera,
    estado: 204,
  },
  'PUT /storage/object': {
    resumen: 'Enviar los bytes a la dirección firmada; 200 con la ruta cuando quedó con otro nombre',
    estado: 204,
  },
  'GET /storage/object': { resumen: 'Descargar de la dirección firmada' },
  'DELETE /storage/object': { resumen: 'Enviar a la papelera en la dirección firmada', estado: 204 },
};
