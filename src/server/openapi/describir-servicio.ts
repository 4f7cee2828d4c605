import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { POLITICA_API, type ReglaApi } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';
import type { Llamada, Llamadas } from '@/server/http/manejador';

type Json = Record<string, unknown>;

const aJson = (esquema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _schema, ...json } = z.toJSONSchema(esquema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const conEsquema = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

const ERROR = conEsquema({ $ref: '#/components/schemas/Error' });

const parametrosDe = (ruta: string, consulta: Llamada['consulta']): Json[] => {
  const deRuta = [...ruta.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!consulta) return deRuta;
  const { properties = {}, required = [] } = aJson(consulta, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const deConsulta = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...deRuta, ...deConsulta];
};

const respuestaDe = ({ respuesta, lista, junto }: Llamada): Json => {
  if (!respuesta) return {};
  const fila = aJson(respuesta, 'output');
  if (!lista) return conEsquema(fila);
  const filas = { type: 'array', items: fila };
  if (lista === 'arreglo') return conEsquema(filas);
  return conEsquema({
    type: 'object',
    required: ['data'],
    properties: {
      data: filas,
      total: { type: 'integer', description: 'Solo en lecturas por página' },
      ...(junto ? (aJson(junto, 'output').properties as Json) : {}),
    },
  });
};

const operacionDe = ({ metodo, ruta, acceso }: ReglaApi, llamadas: Llamadas): Json => {
  const esquemas = llamadas[`${metodo} ${ruta}`];
  if (!esquemas) throw new Error(`La ruta ${metodo} ${ruta} no tiene descripción`);
  const protegida = acceso !== 'PUBLICO';
  return {
    summary: esquemas.resumen,
    security: protegida ? [{ sesion: [] }] : [],
    'x-rol-minimo': acceso,
    parameters: parametrosDe(ruta, esquemas.consulta),
    ...(esquemas.cuerpo
      ? { requestBody: { required: true, ...conEsquema(aJson(esquemas.cuerpo, 'input')) } }
      : {}),
    responses: {
      [esquemas.estado ?? 200]: { description: 'Correcto', ...respuestaDe(esquemas) },
      ...(protegida ? { 401: { description: 'Sin sesión válida', ...ERROR } } : {}),
      ...(acceso === 'ADMINISTRADOR' ? { 403: { description: 'Requiere ADMINISTRADOR', ...ERROR } } : {}),
      default: { description: 'Error', ...ERROR },
    },
  };
};

const ESQUEMA_ERROR = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    message: { type: 'string' },
    error: {
      type: 'object',
      required: ['message', 'codigo'],
      properties: {
        message: { type: 'string' },
        codigo: { type: 'string' },
        campos: { type: 'object', additionalProperties: { type: 'string' } },
        actual: { description: 'El registro como está guardado, cuando la versión enviada es antigua' },
      },
    },
  },
};

/** OpenAPI 3.1 of one service, made of the policy table and the schemas that really check the requests. */
export const describirServicio = (servicio: Servicio, llamadas: Llamadas): Json => {
  const paths: Record<string, Json> = {};
  for (const regla of POLITICA_API.filter((candidata) => candidata.servicio === servicio)) {
    paths[regla.ruta] = { ...paths[regla.ruta], [regla.metodo.toLowerCase()]: operacionDe(regla, llamadas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: servicio === 'auth' ? 'Servicio de autenticación' : 'Servicio del panel',
      version: '1.0.0',
    },
    servers: [{ url: servicio === 'auth' ? '/auth-api' : '/dashboard-api' }],
    paths,
    components: {
      schemas: { Error: ESQUEMA_ERROR },
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } },
    },
  };
};
