import { firmarSubida, poner, subir } from '@tests/server/apoyo/archivos';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { CONSULTAS_OBLIGATORIAS } from '@tests/server/apoyo/consultas-obligatorias';
import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const SECRETO = 'dato-de-salud-de-prueba';
const DE_SALUD = Object.fromEntries(CAMPOS_RESERVADOS.map((campo) => [campo, SECRETO]));
const CON_SALUD = { ...DE_SALUD, autorizacion_datos: { otorgada: true, fecha: '2026-01-10' } };

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let persona: number;
let mensualidad: number;
const registro: string[] = [];

const pedir = (linea: string, opciones: Parameters<typeof llamar>[2] = {}) => {
  const [metodo = '', ruta = ''] = linea.split(' ');
  return llamar(servidor, `${metodo} /dashboard-api/${ruta}`, { token: servidor.tokenAdmin, ...opciones });
};

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, registro: (linea) => registro.push(linea) });
  persona = (await fabricarParticipante(servidor, { ...CON_SALUD, nombre: 'Ana Gil' })).id;
  await fabricarAcudiente(servidor, persona, { es_principal: true, es_responsable_pago: true });
  mensualidad = (await fabricarMensualidad(servidor, persona)).id;
  await pedir(`POST mensualidades/${mensualidad}/abonos`, {
    cuerpo: { fecha: '2026-11-01', valor: 1000, medio: 'EFECTIVO' },
  });
  await subir(servidor, 'acta.pdf');
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const lineas = () =>
  consultar<{ accion: string; entidad: string; entidad_id: number; usuario: string }>(
    base.db,
    sql`select accion, entidad, entidad_id::int, usuario from actividad order by id`,
  );
/** What the history says of doing that. */
const rastroDe = async (hacer: () => Promise<unknown>) => {
  const previas = (await lineas()).length;
  await hacer();
  return (await lineas()).slice(previas);
};

describe('los datos de salud', () => {
  // Whatever takes no id is a list, or a summary of many.
  const varias = POLITICA_API.filter(
    ({ servicio, metodo, ruta, acceso }) =>
      servicio === 'dashboard' && metodo === 'GET' && acceso !== 'PUBLICO' && !/\{(?!id\}\/acu)/.test(ruta),
  )
    .map(({ ruta }) => ruta)
    // It names every field there is, and no data.
    .filter((ruta) => ruta !== '/openapi.json');
  const CONSULTAS: Readonly<Record<string, string>> = {
    ...CONSULTAS_OBLIGATORIAS,
    '/actividad': 'pagina=1&limite=200',
  };

  it.each(varias)('GET %s no los trae, ni para quien puede verlos', async (ruta) => {
    const direccion = ruta.replace('{id}', String(persona)).slice(1);
    for (const consulta of [CONSULTAS[ruta] ?? '', CONSULTAS[ruta] ?? 'pagina=1&limite=200&buscar=ana']) {
      const { estado, texto } = await pedir(`GET ${direccion}?${consulta}`);
      expect(estado, texto).toBe(200);
      expect(texto).not.toContain(SECRETO);
      // The history names the fields that changed, never what they said.
      if (ruta !== '/actividad')
        for (const campo of CAMPOS_RESERVADOS) expect(texto).not.toContain(`"${campo}"`);
    }
  });

  it('el detalle los trae a quien puede, y queda dicho quién los leyó', async () => {
    let texto = '';
    const rastro = await rastroDe(async () => {
      texto = (await pedir(`GET participantes/${persona}`)).texto;
    });
    expect(texto).toContain(SECRETO);
    expect(rastro).toEqual([
      { accion: 'CONSULTAR', entidad: 'participante', entidad_id: persona, usuario: ADMIN.email },
    ]);
  });

  it('una versión antigua responde con el registro: también eso queda dicho', async () => {
    let respuesta: Awaited<ReturnType<typeof pedir>> | undefined;
    const rastro = await rastroDe(async () => {
      respuesta = await pedir(`PUT participantes/${persona}`, {
        cuerpo: { municipio: 'Bello', version: 99 },
      });
    });
    expect(respuesta?.estado).toBe(409);
    expect(respuesta?.texto).toContain(SECRETO);
    expect(rastro).toEqual([expect.objectContaining({ accion: 'CONSULTAR', entidad_id: persona })]);
  });
});

describe('lo que se guarda para responder otra vez', () => {
  const crear = (clave: string, datos = {}) =>
    pedir('POST participantes', {
      cuerpo: { nombre: 'Eva Luz', telefono: '3001234567', ...CON_SALUD, ...datos },
      cabeceras: { 'idempotency-key': clave },
    });
  const guardado = async () =>
    (await consultar<{ t: string }>(base.db, sql`select respuesta::text as t from claves_creacion`))
      .map(({ t }) => t)
      .join('\n');

  it.each([
    ['en-una-sentencia', {}],
    ['en-una-transaccion', { estado: 'ACTIVO', fecha_ingreso: '2026-01-05' }],
  ])(
    'creada %s, la misma clave responde lo mismo sin haber guardado los datos de salud',
    async (caso, datos) => {
      const primera = await crear(caso, datos);
      expect(primera.texto).toContain(SECRETO);
      expect(await guardado()).not.toContain(SECRETO);
      const otra = await crear(caso, datos);
      expect([otra.estado, otra.texto]).toEqual([201, primera.texto]);
    },
  );

  it('al retirar la autorización no quedan en ninguna tabla', async () => {
    const { cuerpo } = await crear('la-que-se-retira', {
      alergias: 'dato-que-se-retira',
      medicamentos: 'dato-que-se-retira',
    });
    await pedir(`PUT participantes/${cuerpo.id}`, {
      cuerpo: { autorizacion_datos: { otorgada: true, fecha: '2026-01-10', revocada_en: '2026-11-20' } },
    });
    const tablas = await consultar<{ nombre: string }>(
      base.db,
      sql`select relname as nombre from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    expect(tablas.length).toBeGreaterThan(15);
    for (const { nombre } of tablas) {
      const filas = await consultar<{ t: string }>(base.db, sql.raw(`select t::text as t from ${nombre} t`));
      expect(JSON.stringify(filas), nombre).not.toContain('dato-que-se-retira');
    }
    expect((await pedir(`GET participantes/${cuerpo.id}`)).texto).not.toContain('dato-que-se-retira');
  });
});

describe('lo que sale del sistema queda en la historia', () => {
  const recibo = () => `mensualidades/${mensualidad}/abonos/1/recibo`;
  const CASOS: [string, () => string, string, () => number][] = [
    ['el estado de cuenta', () => `participantes/${persona}/estado-de-cuenta`, 'participante', () => persona],
    ['su PDF', () => `participantes/${persona}/estado-de-cuenta.pdf`, 'participante', () => persona],
    [
      'el de quien paga',
      () => `pagadores/participante-${persona}/estado-de-cuenta`,
      'participante',
      () => persona,
    ],
    ['su PDF', () => `pagadores/participante-${persona}/estado-de-cuenta.pdf`, 'participante', () => persona],
    ['el de quien no tiene qué pagar', () => 'pagadores/acudiente-1/estado-de-cuenta', 'acudiente', () => 1],
    ['su PDF', () => 'pagadores/acudiente-1/estado-de-cuenta.pdf', 'acudiente', () => 1],
    ['un recibo', recibo, 'mensualidad', () => mensualidad],
    ['su PDF', () => `${recibo()}.pdf`, 'mensualidad', () => mensualidad],
  ];

  it.each(CASOS)('%s (%#)', async (_que, ruta, entidad, id) => {
    const rastro = await rastroDe(async () => {
      const { estado, texto } = await pedir(`GET ${ruta()}`, { token: servidor.tokenConsulta });
      expect(estado, texto).toBe(200);
    });
    expect(rastro).toEqual([{ accion: 'CONSULTAR', entidad, entidad_id: id(), usuario: CONSULTA.email }]);
  });

  it('un archivo que se descarga', async () => {
    const { cuerpo } = await pedir('GET storage/download-url?path=formatos/acta.pdf', {
      token: servidor.tokenConsulta,
    });
    const rastro = await rastroDe(async () => (await fetch(String(cuerpo.signedUrl))).text());
    expect(rastro).toEqual([
      { accion: 'CONSULTAR', entidad: 'archivo', entidad_id: 0, usuario: CONSULTA.email },
    ]);
  });

  it('un archivo que se exporta, con cuántas filas', async () => {
    const exportada = { archivo: 'participantes-2026-11-23.csv', filas: 35 };
    const rastro = await rastroDe(async () => {
      expect((await pedir('POST actividad/exportaciones', { cuerpo: exportada })).estado).toBe(204);
    });
    expect(rastro).toEqual([
      { accion: 'EXPORTAR', entidad: 'exportacion', entidad_id: 0, usuario: ADMIN.email },
    ]);
    const { cuerpo } = await pedir('GET actividad?pagina=1&limite=10&accion=EXPORTAR');
    expect((cuerpo.data as { cambios: unknown[] }[])[0]?.cambios).toEqual(
      expect.arrayContaining([
        { campo: 'archivo', antes: null, despues: exportada.archivo },
        { campo: 'filas', antes: null, despues: 35 },
      ]),
    );
  });
});

describe('el registro de accesos dice quién', () => {
  const usuarioDe = async (reqId: string | null) => {
    const suya = () =>
      registro.map((l) => JSON.parse(l)).filter((l) => l.reqId === reqId && l.msg === 'request completed');
    await expect.poll(suya).toHaveLength(1);
    return suya()[0].usuario as unknown;
  };
  const deRespuesta = (cabeceras: Headers) => usuarioDe(cabeceras.get('x-request-id'));

  it('de cada solicitud con sesión, la aceptada y la negada; de las demás, nadie', async () => {
    const casos = [
      ['GET participantes?pagina=1&limite=10', servidor.tokenAdmin, 1],
      ['GET participantes?pagina=1&limite=10', servidor.tokenConsulta, 2],
      ['GET sedes', servidor.tokenConsulta, 2],
      ['GET usuarios', servidor.tokenConsulta, 2],
      ['GET sedes', 'N'.repeat(43), null],
    ] as const;
    for (const [linea, token, quien] of casos)
      expect(await deRespuesta((await pedir(linea, { token })).cabeceras), linea).toBe(quien);
  });

  it('de un ingreso y de cada dirección firmada también', async () => {
    const ingreso = await llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: CONSULTA });
    expect(await deRespuesta(ingreso.cabeceras)).toBe(2);
    const subida = await poner(await firmarSubida(servidor, 'otra.pdf'), 'hola');
    expect(await deRespuesta(subida.headers)).toBe(1);
    const { cuerpo } = await pedir('GET storage/download-url?path=formatos/acta.pdf', {
      token: servidor.tokenConsulta,
    });
    const descarga = await fetch(String(cuerpo.signedUrl));
    await descarga.text();
    expect(await deRespuesta(descarga.headers)).toBe(2);
  });
});
