import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { fromJSONSchema, type ZodType } from 'zod';
import type { ReglaApi, Servicio } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';
import { describirServicio } from '@/server/openapi/describir-servicio';

// Where there is no language, the whole library sets English for every schema; the product never loads it.
z.config({ localeError: () => undefined });

type Esquema = Parameters<typeof fromJSONSchema>[0];
type ConEsquema = { content?: { 'application/json'?: { schema: Esquema & { properties?: object } } } };

interface Operacion {
  parameters: { name: string; in: string }[];
  requestBody?: ConEsquema;
  responses: Record<string, ConEsquema>;
}

/** Where a call is and what its published description says of it. */
export interface FormaDeRuta {
  /** With `{id}` where an id goes. */
  direccion: string;
  consulta: readonly string[];
  /** A body that is accepted; `null` for the calls without one. */
  bueno: Record<string, unknown> | null;
  /** Every field of the body that is described. */
  campos: readonly string[];
  /** What a right answer looks like; `null` when it is no JSON or is not described. */
  respuesta: ZodType | null;
}

const PREFIJOS: Readonly<Record<Servicio, string>> = { auth: '/auth-api', dashboard: '/dashboard-api' };

const esquemaDe = (parte: ConEsquema | undefined) => parte?.content?.['application/json']?.schema;

const operacionDe = ({ servicio, metodo, ruta }: ReglaApi): Operacion => {
  const rutas = describirServicio(servicio).paths as Record<string, Record<string, Operacion>>;
  return rutas[ruta]?.[metodo.toLowerCase()] as Operacion;
};

export const formaDe = (regla: ReglaApi): FormaDeRuta => {
  const { parameters, requestBody, responses } = operacionDe(regla);
  const direccion = PREFIJOS[regla.servicio] + regla.ruta;
  const bueno = CUERPOS[`${regla.metodo} ${direccion.replace(/\{\w+\}/g, '1')}`] ?? null;
  const [buena] = Object.entries(responses).filter(([estado]) => estado.startsWith('2'));
  const respuesta = esquemaDe(buena?.[1]);
  return {
    direccion,
    consulta: parameters.filter((parametro) => parametro.in === 'query').map(({ name }) => name),
    bueno,
    campos: Object.keys(esquemaDe(requestBody)?.properties ?? {}),
    respuesta: respuesta ? fromJSONSchema(respuesta) : null,
  };
};
