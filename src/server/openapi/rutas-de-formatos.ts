import { esquemaCambiosFormato, esquemaDatosFormato } from '@/domain/formatos/datos-formato';
import { esquemaFormato, esquemaFormatoEnLista } from '@/domain/formatos/formato';
import type { EsquemasDeRuta } from '@/server/openapi/descripcion-de-ruta';

/** Document templates, keyed as in the policy table. */
export const RUTAS_DE_FORMATOS: Readonly<Record<string, EsquemasDeRuta>> = {
  'GET /formatos': {
    resumen: 'Listar las versiones de las plantillas, sin su texto',
    respuesta: esquemaFormatoEnLista,
    lista: 'data',
  },
  'POST /formatos': {
    resumen: 'Crear un borrador: de una plantilla nueva, o la versión siguiente de su código',
    cuerpo: esquemaDatosFormato,
    respuesta: esquemaFormato,
    estado: 201,
  },
  'GET /formatos/{id}': { resumen: 'Consultar una versión con su texto', respuesta: esquemaFormato },
  'PUT /formatos/{id}': {
    resumen: 'Cambiar un borrador, ponerlo vigente o retirar la versión vigente',
    cuerpo: esquemaCambiosFormato,
    respuesta: esquemaFormato,
  },
  'DELETE /formatos/{id}': { resumen: 'Descartar un borrador', estado: 204 },
  'GET /participantes/{id}/formatos/{formato}/documento.pdf': {
    resumen: 'Una plantilla llena con los datos de un participante, en PDF',
  },
  'GET /participantes/{id}/paquete-de-ingreso.pdf': {
    resumen: 'Todos los documentos de un ingreso, en un solo PDF',
  },
};
