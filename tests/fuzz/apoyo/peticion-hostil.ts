import { FUERA_DE_RANGO, TEXTOS_HOSTILES, valorHostil } from '@tests/fuzz/apoyo/valores-hostiles';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { descripcionDe } from '@tests/server/apoyo/descripcion-de';
import fc from 'fast-check';
import { fromJSONSchema, type ZodType } from 'zod';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import type { ReglaApi } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';

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
  const rutas = descripcionDe(servicio).paths as Record<string, Record<string, Operacion>>;
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

export interface PeticionHostil {
  url: string;
  cabeceras: Readonly<Record<string, string>>;
  cuerpo: string | null;
}

/** Who asks; the tokens are known only when the server is up. */
export const QUIEN = { admin: '#admin#', consulta: '#consulta#' } as const;

type Camino = readonly (string | number)[];

/** Every place of the value, those of its lists and records included. */
const caminosDe = (valor: unknown, hasta: Camino = []): Camino[] => {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.keys(valor).flatMap((clave) => {
    const camino = [...hasta, Array.isArray(valor) ? Number(clave) : clave];
    return [camino, ...caminosDe((valor as Record<string, unknown>)[clave], camino)];
  });
};

/** Defined, never assigned: `__proto__` is a field like any other. */
const poner = (donde: object, clave: string | number, valor: unknown): void => {
  Object.defineProperty(donde, clave, { value: valor, enumerable: true, configurable: true, writable: true });
};

const conValor = <T extends object>(cuerpo: T, camino: Camino, valor: unknown): T => {
  const copia = structuredClone(cuerpo);
  let lugar = copia as Record<string | number, unknown>;
  for (const paso of camino.slice(0, -1)) {
    if (typeof lugar[paso] !== 'object' || lugar[paso] === null) return copia;
    lugar = lugar[paso] as Record<string | number, unknown>;
  }
  poner(lugar, camino.at(-1) ?? '', valor);
  return copia;
};

const aTexto = (cuerpo: unknown): string => JSON.stringify(cuerpo).replaceAll(`"${FUERA_DE_RANGO}"`, '1e400');

export const caminosDelCuerpo = ({ bueno, campos }: FormaDeRuta): Camino[] => {
  const propios = caminosDe(bueno);
  const vistos = new Set(propios.map((camino) => camino.join('.')));
  return [...propios, ...campos.filter((campo) => !vistos.has(campo)).map((campo) => [campo])];
};

export const cuerpoCon = ({ bueno }: FormaDeRuta, camino: Camino, valor: unknown): string =>
  aTexto(conValor(bueno ?? {}, camino, valor));

const CLAVES_AJENAS = ['inventado', '__proto__', 'constructor', 'toString', 'id', 'rol', 'creado_por', ''];

const cuerpoHostil = (forma: FormaDeRuta): fc.Arbitrary<string | null> => {
  if (!forma.bueno && forma.campos.length === 0)
    return fc.oneof(fc.constant(null), fc.constantFrom('{}', 'null', '{"a":1}', '"'));
  const bueno = forma.bueno ?? {};
  const camino = fc.constantFrom<Camino>(...caminosDelCuerpo(forma), ...CLAVES_AJENAS.map((c) => [c]));
  const alterado = fc
    .array(fc.tuple(camino, valorHostil), { minLength: 1, maxLength: 3 })
    .map((cambios) => aTexto(cambios.reduce((cuerpo, [c, valor]) => conValor(cuerpo, c, valor), bueno)));
  const incompleto = fc.subarray(Object.entries(bueno)).map((quedan) => aTexto(Object.fromEntries(quedan)));
  return fc.oneof(
    { weight: 7, arbitrary: alterado },
    { weight: 1, arbitrary: incompleto },
    { weight: 1, arbitrary: valorHostil.map(aTexto) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
};

/** As bytes, so that halves of a character travel too. */
export const enDireccion = (texto: string): string =>
  [...Buffer.from(texto.slice(0, 600), 'utf8')]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');

const PIEZAS_CRUDAS = ['%', '%zz', '%E0%A4%A', '%ED%A0%80', '%00', '%2e%2e%2f', ';', '[]', '[$gt]'];

const pieza = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTOS_HOSTILES).map(enDireccion) },
  { weight: 1, arbitrary: fc.constantFrom(...PIEZAS_CRUDAS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).map(enDireccion) },
);

const BUENAS: readonly string[] = [
  '1',
  '2',
  '10',
  'true',
  '2026-11',
  '2026-11-01',
  'ana',
  'formatos',
  'ACTIVO',
];

const consultaHostil = ({ consulta }: FormaDeRuta): fc.Arbitrary<string> => {
  const nombre = fc.constantFrom(...consulta, ...consulta, ...consulta, 'inventado', '__proto__', 'pagina');
  const valor = fc.oneof(fc.constantFrom(...BUENAS), pieza);
  const pares = fc.array(fc.tuple(nombre, valor), { maxLength: 4 });
  return pares.map((lista) => (lista.length > 0 ? `?${lista.map(([n, v]) => `${n}=${v}`).join('&')}` : ''));
};

const ID = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', '3', '999') },
  // Without an id it would be another address.
  { weight: 2, arbitrary: pieza.map((texto) => texto || '%20') },
);

const autorizacion = fc.oneof(
  { weight: 16, arbitrary: fc.constant(`Bearer ${QUIEN.admin}`) },
  { weight: 2, arbitrary: fc.constant(`Bearer ${QUIEN.consulta}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'Bearer', `Bearer ${'x'.repeat(5_000)}`, 'Basic YTpi', '\u00ff'),
  },
);
const tipo = fc.oneof(
  { weight: 16, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      '',
      'application/json, x',
      '*/*',
    ),
  },
);
const clave = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom('clave-1', 'clave-2') },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'x'.repeat(201), 'ñ', 'a\tb') },
);
const visitante = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom('', 'desconocido', '1.2.3.4, <b>', 'x'.repeat(2_000)),
);

const sinNulos = (cabeceras: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(cabeceras).filter(([, valor]) => valor !== null)) as Record<
    string,
    string
  >;

/** Requests to one call, most of them good but for one thing: what is wrong everywhere is refused at the door. */
export const peticionHostil = (forma: FormaDeRuta): fc.Arbitrary<PeticionHostil> => {
  const huecos = [...forma.direccion.matchAll(/\{\w+\}/g)].map(([hueco]) => hueco);
  return fc
    .record({
      ids: fc.tuple(...huecos.map(() => ID)),
      consulta: consultaHostil(forma),
      cuerpo: cuerpoHostil(forma),
      cabeceras: fc.record({
        authorization: autorizacion,
        'content-type': tipo,
        'idempotency-key': clave,
        'x-forwarded-for': visitante,
      }),
    })
    .map(({ ids, consulta, cuerpo, cabeceras }) => {
      const ruta = huecos.reduce((url, hueco, n) => url.replace(hueco, () => ids[n] ?? ''), forma.direccion);
      const { 'content-type': tipoDelCuerpo, ...resto } = cabeceras;
      return {
        url: ruta + consulta,
        cabeceras: sinNulos({ ...resto, 'content-type': cuerpo === null ? null : tipoDelCuerpo }),
        cuerpo,
      };
    });
};
