import { subir } from '@tests/server/apoyo/archivos';
import { CONSULTAS_OBLIGATORIAS } from '@tests/server/apoyo/consultas-obligatorias';
import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { descripcionDe } from '@tests/server/apoyo/descripcion-de';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';
import { LLAMADAS } from '@/server/composicion/secciones';
import type { Llamadas } from '@/server/http/manejador';

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
  await llamar(servidor, 'POST /dashboard-api/mensualidades/1/abonos', {
    token: servidor.tokenAdmin,
    cuerpo: CUERPOS['POST /dashboard-api/mensualidades/1/abonos'],
  });
  await llamar(servidor, 'POST /dashboard-api/pagadores/participante-1/pagos', {
    token: servidor.tokenAdmin,
    cuerpo: {
      ...{ fecha: '2026-11-01', valor: 30, medio: 'EFECTIVO' },
      partes: [{ mensualidad_id: 1, valor: 10 }],
    },
  });
  await llamar(servidor, 'POST /dashboard-api/formatos', {
    token: servidor.tokenAdmin,
    cuerpo: CUERPOS['POST /dashboard-api/formatos'],
  });
  // With a stay, and something in it.
  for (const cambios of [{ estado: 'ACTIVO', fecha_ingreso: '2026-01-10' }, { fase: 'PROCESO' }])
    await llamar(servidor, 'PUT /dashboard-api/participantes/1', {
      token: servidor.tokenAdmin,
      cuerpo: cambios,
    });
  await llamar(servidor, 'POST /dashboard-api/participantes/1/novedades', {
    token: servidor.tokenAdmin,
    cuerpo: { tipo: 'SALUD', texto: 'Dolor de cabeza' },
  });
  const suyo: [linea: string, cuerpo: Record<string, unknown>][] = [
    ['PUT /dashboard-api/participantes/1/papeles/CARTA', { fecha: '2026-11-01' }],
    [
      'PUT /dashboard-api/participantes/1',
      { autorizacion_datos: { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' } },
    ],
    ['PUT /dashboard-api/participantes/1/foto', CUERPOS['PUT /dashboard-api/participantes/1/foto'] ?? {}],
  ];
  for (const [linea, cuerpo] of suyo) {
    const { estado, texto } = await llamar(servidor, linea, { token: servidor.tokenAdmin, cuerpo });
    expect(estado, texto).toBeLessThan(300);
  }
  // So that what a page joins is there to be looked at.
  const principal = { es_principal: true };
  await llamar(servidor, 'PUT /dashboard-api/acudientes/1', {
    token: servidor.tokenAdmin,
    cuerpo: principal,
  });
  const { estado, texto } = await llamar(servidor, 'PUT /dashboard-api/acudientes/1', {
    token: servidor.tokenAdmin,
    cuerpo: { es_responsable_pago: true, autorizado_informacion: true },
  });
  expect(estado, texto).toBe(200);
  const enlaces: [linea: string, cuerpo?: Record<string, unknown>][] = [
    [
      'POST /dashboard-api/mensualidades',
      { participante_id: 1, valor: 10, periodo: '2025-01', id_acudiente: 1 },
    ],
    ['POST /dashboard-api/pagadores/acudiente-1/enlaces'],
  ];
  for (const [linea, cuerpo] of enlaces) {
    const respuesta = await llamar(servidor, linea, { token: servidor.tokenAdmin, cuerpo });
    expect(respuesta.estado, respuesta.texto).toBe(201);
  }
  const borrador = 'PUT /dashboard-api/sitio/borrador';
  const escrito = await llamar(servidor, borrador, { token: servidor.tokenAdmin, cuerpo: CUERPOS[borrador] });
  const publicado = await llamar(servidor, 'POST /dashboard-api/sitio/publicaciones', {
    token: servidor.tokenAdmin,
    cuerpo: { version: (escrito.cuerpo as { version: number }).version },
  });
  expect(publicado.estado, publicado.texto).toBe(201);
  await subir(servidor, 'acta.pdf');
  for (const ruta of ['arqueos', 'cierres']) {
    const linea = `POST /dashboard-api/${ruta}`;
    const { estado, texto } = await llamar(servidor, linea, {
      token: servidor.tokenAdmin,
      cuerpo: CUERPOS[linea],
    });
    expect(estado, texto).toBe(201);
  }
});
afterAll(() => servidor.cerrar());

const PREFIJO = { auth: '/auth-api', dashboard: '/dashboard-api' };
const CONSULTAS: Readonly<Record<string, string>> = {
  ...CONSULTAS_OBLIGATORIAS,
  '/participantes/fotos': 'ids=1',
};

interface EsquemaJson {
  type?: unknown;
  properties?: Record<string, EsquemaJson>;
  items?: EsquemaJson;
  additionalProperties?: EsquemaJson | boolean;
  anyOf?: EsquemaJson[];
}

/** Every path of the answer that its description does not name. What may be anything is named by being so. */
const sobrantes = (valor: unknown, esquema: EsquemaJson, ruta: string): string[] => {
  if (typeof valor !== 'object' || valor === null || Object.keys(esquema).length === 0) return [];
  if (esquema.anyOf) {
    const segunCada = esquema.anyOf.map((uno) => sobrantes(valor, uno, ruta));
    return segunCada.reduce((mejor, otro) => (otro.length < mejor.length ? otro : mejor));
  }
  if (Array.isArray(valor)) {
    const { items } = esquema;
    return items ? valor.flatMap((uno) => sobrantes(uno, items, `${ruta}[]`)) : [ruta];
  }
  const { properties = {}, additionalProperties } = esquema;
  const demas = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return Object.entries(valor).flatMap(([campo, dato]) => {
    const suyo = properties[campo] ?? demas;
    return suyo ? sobrantes(dato, suyo, `${ruta}.${campo}`) : [`${ruta}.${campo}`];
  });
};

type Descrita = {
  parameters: { name: string; in: string }[];
  responses: Record<string, { content?: { 'application/json': { schema: EsquemaJson } } }>;
};
const descritaDe = (servicio: Servicio, ruta: string): Descrita =>
  (descripcionDe(servicio).paths as Record<string, { get: Descrita }>)[ruta]?.get as Descrita;
const esquemaDe = (servicio: Servicio, ruta: string): EsquemaJson | undefined =>
  descritaDe(servicio, ruta).responses[200]?.content?.['application/json'].schema;

const lecturas = POLITICA_API.filter(
  ({ servicio, metodo, ruta }) => metodo === 'GET' && esquemaDe(servicio, ruta) !== undefined,
);
const porPagina = lecturas.filter(({ servicio, ruta }) =>
  descritaDe(servicio, ruta).parameters.some(({ name }) => name === 'pagina'),
);

const leer = (servicio: Servicio, ruta: string, consulta: string) =>
  llamar(
    servidor,
    `GET ${PREFIJO[servicio]}${ruta
      .replace('{clave}', 'acudiente-1')
      .replace('{periodo}', '2026-10')
      .replace(/\{\w+\}/g, '1')}?${consulta}`,
    {
      token: servidor.tokenAdmin,
    },
  );
const exigirDescrita = (
  servicio: Servicio,
  ruta: string,
  { estado, cuerpo, texto }: RespuestaLeida,
): void => {
  expect(estado, texto).toBe(200);
  if ((LLAMADAS as Llamadas)[`GET ${ruta}`]?.lista) {
    const filas = (Array.isArray(cuerpo) ? cuerpo : cuerpo.data) as unknown[];
    expect(filas.length, 'hay filas que mirar').toBeGreaterThan(0);
  }
  expect(sobrantes(cuerpo, esquemaDe(servicio, ruta) ?? {}, ruta)).toEqual([]);
  expect(texto).not.toMatch(/"(?:contrasena|password|hash|huella|token|cadena)"\s*:/);
};

describe('campos de las respuestas', () => {
  it.each(lecturas)('GET $ruta responde solo lo que su descripción nombra', async ({ servicio, ruta }) => {
    exigirDescrita(servicio, ruta, await leer(servicio, ruta, CONSULTAS[ruta] ?? ''));
  });

  it('hay lecturas por página que mirar', () => {
    expect(porPagina.map(({ ruta }) => ruta)).toEqual(
      expect.arrayContaining([
        '/participantes',
        '/acudientes',
        '/mensualidades',
        '/sedes',
        '/abonos',
        '/cartera',
      ]),
    );
  });

  it.each(porPagina)(
    'GET $ruta por página responde solo lo que su descripción nombra',
    async ({ servicio, ruta }) => {
      const respuesta = await leer(servicio, ruta, 'pagina=1&limite=10');
      exigirDescrita(servicio, ruta, respuesta);
      expect(respuesta.cuerpo.total).toBeGreaterThan(0);
    },
  );

  it('un campo que la descripción no nombra se nota, por hondo que esté', () => {
    const descrito = z.toJSONSchema(
      z.object({
        data: z.array(z.object({ id: z.number(), dueno: z.nullable(z.object({ id: z.number() })) })),
      }),
    ) as EsquemaJson;
    const bueno = {
      data: [
        { id: 1, dueno: null },
        { id: 2, dueno: { id: 3 } },
      ],
    };
    expect(sobrantes(bueno, descrito, '')).toEqual([]);
    const malo = { data: [{ id: 1, dueno: { id: 3, clave: 'x' } }], saldo: 1 };
    expect(sobrantes(malo, descrito, '')).toEqual(['.data[].dueno.clave', '.saldo']);
  });

  it('crear y cambiar un usuario nunca devuelven su contraseña ni lo que se guarda de ella', async () => {
    const cuerpo = { email: 'otra@x.example', password: 'una clave larga', rol: 'CONSULTA' };
    const token = servidor.tokenAdmin;
    const alta = await llamar(servidor, 'POST /dashboard-api/usuarios', { token, cuerpo });
    const cambio = await llamar(servidor, `PUT /dashboard-api/usuarios/${alta.cuerpo.id}`, {
      token,
      cuerpo: { displayName: 'Otra' },
    });
    for (const { estado, texto } of [alta, cambio]) {
      expect(estado).toBeLessThan(300);
      expect(texto).not.toMatch(/una clave larga|argon2|contrasena|password/);
    }
  });
});
