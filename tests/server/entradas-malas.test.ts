import { request } from 'node:http';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { llamar, type OpcionesLlamada, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/conexion/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, detrasDeProxy: true });
  await fabricarSede(servidor);
  const { id } = await fabricarParticipante(servidor);
  await fabricarAcudiente(servidor, id);
  await fabricarMensualidad(servidor, id);
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const CUERPOS: Readonly<Record<string, Record<string, unknown>>> = {
  'POST /auth-api/auth/login': { email: 'a@b.example', password: 'clave-larga' },
  'POST /auth-api/auth/reset-password': { email: 'a@b.example' },
  'PUT /auth-api/auth/profile': { displayName: 'Ana', photoURL: 'https://x.example/a.png' },
  'POST /dashboard-api/visitor-count': { count: 3, timestamp: '2026-11-21T10:00:00Z' },
  'POST /dashboard-api/participantes': {
    nombre: 'Persona',
    telefono: '3001234567',
    tipo_documento: 'CC',
    numero_documento: '123456',
    fecha_nacimiento: '1990-01-01',
    area: 'HOMBRES',
    email: 'a@b.example',
    sede_id: 1,
    estado: 'ACTIVO',
    valor_mensualidad: 1,
    dia_pago: 5,
    autorizacion_datos: { otorgada: true, version: '1' },
  },
  'PUT /dashboard-api/participantes/1': {
    nombre: 'Persona',
    archivado: false,
    version: 1,
    observaciones: 'x',
  },
  'POST /dashboard-api/mensualidades': {
    participante_id: 1,
    valor: 1000,
    periodo: '2026-10',
    descuento: 0,
    id_acudiente: 1,
    fecha_vencimiento: '2026-10-05',
  },
  'PUT /dashboard-api/mensualidades/1': {
    valor: 10,
    estado: 'PENDIENTE',
    motivo_anulacion: 'abc',
    version: 1,
  },
  'POST /dashboard-api/sedes': {
    nombre: 'Sede nueva',
    direccion: 'Calle 1',
    capacidad_hombres: 3,
    telefono: '3001234567',
  },
  'PUT /dashboard-api/sedes/1': { nombre: 'Otra sede', estado: 'ACTIVA', archivado: false, version: 1 },
  'POST /dashboard-api/usuarios': { email: 'n@x.example', password: 'clave-larga', rol: 'CONSULTA' },
  'PUT /dashboard-api/usuarios/1': { email: 'm@x.example', displayName: 'Ana', version: 1 },
  'POST /dashboard-api/acudientes': {
    id_participante: 1,
    numero_documento: '55',
    nombres: 'Ana',
    apellidos: 'Ruiz',
    es_principal: true,
  },
  'PUT /dashboard-api/acudientes/1': {
    nombres: 'Ana',
    es_emergencia: false,
    telefono: '3001234567',
    version: 1,
  },
};

const VALORES_MALOS: readonly unknown[] = [
  true,
  1.5,
  -1,
  1e308,
  'x\u0000y',
  '\ud800',
  'x'.repeat(20_000),
  [],
  ['a', 1],
  {},
  { $ne: null },
  { otorgada: 'sí' },
  "'; drop table usuarios; --",
  '2026-02-30',
  '9'.repeat(40),
];

const revisar = (respuesta: RespuestaLeida, caso: string): void => {
  expect(respuesta.estado, `${caso} -> ${respuesta.texto.slice(0, 200)}`).toBeLessThan(500);
  if (respuesta.estado < 400) return;
  expect(respuesta.cuerpo.message, caso).toEqual(expect.any(String));
  expect(respuesta.cuerpo.error?.message, caso).toBe(respuesta.cuerpo.message);
  expect(respuesta.cuerpo.message, caso).not.toMatch(/\b(?:invalid|expected|error:|unexpected|body|must)\b/i);
};

describe.each(Object.entries(CUERPOS))('entradas malas en %s', (linea, bueno) => {
  let llamadas = 0;
  // Each call from another address: what is measured here is not the limit of calls per address.
  const enviar = ({ cabeceras, ...opciones }: OpcionesLlamada) =>
    llamar(servidor, linea, {
      token: servidor.tokenAdmin,
      cabeceras: { 'x-forwarded-for': `10.0.${++llamadas >> 8}.${llamadas & 255}`, ...cabeceras },
      ...opciones,
    });

  it('cada campo con cada valor malo: nunca 5xx, siempre en español', async () => {
    for (const campo of Object.keys(bueno)) {
      for (const valor of VALORES_MALOS) {
        const caso = `${campo}=${JSON.stringify(valor).slice(0, 60)}`;
        revisar(await enviar({ cuerpo: { ...bueno, [campo]: valor } }), caso);
      }
    }
  });

  it('un campo desconocido o de prototipo recibe 400', async () => {
    for (const crudo of [
      JSON.stringify({ ...bueno, inventado: 1 }),
      JSON.stringify({ ...bueno, id: 7 }),
      JSON.stringify({ ...bueno, creado_por: 'otro' }),
      `{"__proto__":{"rol":"ADMINISTRADOR"},${JSON.stringify(bueno).slice(1)}`,
      `{"constructor":{"prototype":{"rol":"ADMINISTRADOR"}},${JSON.stringify(bueno).slice(1)}`,
    ]) {
      const respuesta = await enviar({ crudo });
      revisar(respuesta, crudo.slice(0, 80));
      expect(respuesta.estado).toBe(400);
    }
  });

  it('cuerpos que no son un objeto JSON reciben 4xx', async () => {
    for (const crudo of [
      '{',
      'null',
      '[]',
      '"texto"',
      '7',
      '',
      '{"a":1}}',
      '\u0000',
      '{"a":NaN}',
      '['.repeat(50_000),
    ]) {
      const respuesta = await enviar({ crudo });
      revisar(respuesta, crudo.slice(0, 20));
      expect(respuesta.estado, crudo.slice(0, 20)).toBeGreaterThanOrEqual(400);
    }
  });

  it('un texto de 1 MB recibe 413 y otro tipo de contenido 415', async () => {
    const grande = await enviar({
      cuerpo: { ...bueno, [Object.keys(bueno)[0] ?? 'x']: 'x'.repeat(1_048_576) },
    });
    revisar(grande, '1 MB');
    expect(grande.estado).toBe(413);
    for (const tipo of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'x',
    ]) {
      const respuesta = await enviar({ crudo: 'a=1', cabeceras: { 'content-type': tipo } });
      revisar(respuesta, tipo);
      expect(respuesta.estado, tipo).toBe(415);
    }
  });
});

const IDS_MALOS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '999999',
  '99999999999999999999999',
  '9223372036854775808',
  '%00',
  '%ED%A0%80',
  '1%20or%201=1',
  '..%2F..%2Fetc',
  '%F0%9F%92%A9',
  'x'.repeat(450),
];

describe('identificadores malos', () => {
  const rutas = [
    'GET /dashboard-api/participantes/ID',
    'PUT /dashboard-api/participantes/ID',
    'DELETE /dashboard-api/participantes/ID',
    'GET /dashboard-api/sedes/ID',
    'PUT /dashboard-api/sedes/ID',
    'DELETE /dashboard-api/sedes/ID',
    'PUT /dashboard-api/mensualidades/ID',
    'PUT /dashboard-api/acudientes/ID',
    'DELETE /dashboard-api/acudientes/ID',
    'PUT /dashboard-api/usuarios/ID',
    'DELETE /dashboard-api/usuarios/ID',
  ];
  it.each(rutas)('%s responde 400 o 404', async (ruta) => {
    for (const id of IDS_MALOS) {
      const respuesta = await llamar(servidor, ruta.replace('ID', id), {
        token: servidor.tokenAdmin,
        ...(ruta.startsWith('PUT') ? { cuerpo: {} } : {}),
      });
      revisar(respuesta, id);
      expect([400, 404], `${ruta} ${id}`).toContain(respuesta.estado);
    }
  });
});

describe('consultas malas', () => {
  const casos = [
    'participantes?pagina=0',
    'participantes?pagina=-1',
    'participantes?pagina=1e9',
    'participantes?limite=100000',
    'participantes?limite=abc',
    'participantes?orden=contrasena',
    'participantes?orden=nombre;drop',
    'participantes?estado=NADA',
    'participantes?archivados=quizas',
    'participantes?ingreso_desde=ayer',
    'participantes?buscar=%00',
    'participantes?inventado=1',
    'participantes?estado=ACTIVO&estado=EGRESADO',
    `participantes?buscar=${'x'.repeat(5_000)}`,
    'sedes?orden=-nada',
    'acudientes?parentesco=VECINO',
    'mensualidades?periodo=2026-13',
    'actividad',
    'actividad?entidad=contrasenas&id=1',
    'actividad?entidad=sede',
  ];
  it.each(casos)('GET /%s recibe 400 en español', async (ruta) => {
    const respuesta = await llamar(servidor, `GET /dashboard-api/${ruta}`, { token: servidor.tokenAdmin });
    revisar(respuesta, ruta);
    expect(respuesta.estado).toBe(400);
  });

  it('buscar signos de patrón los busca tal cual', async () => {
    for (const texto of ['%25', '_', '%5C', '%22', '%F0%9F%98%80']) {
      const respuesta = await llamar(servidor, `GET /dashboard-api/participantes?buscar=${texto}`, {
        token: servidor.tokenAdmin,
      });
      expect(respuesta.estado).toBe(200);
      expect(respuesta.cuerpo).toMatchObject({ data: [], total: 0 });
    }
  });

  it('GET /auth/permission con un rol que no existe recibe 400', async () => {
    for (const consulta of [
      '',
      '?role=',
      '?role=DUEÑO',
      '?role=CONSULTA&role=ADMINISTRADOR',
      '?rol=CONSULTA',
    ]) {
      const respuesta = await llamar(servidor, `GET /auth-api/auth/permission${consulta}`, {
        token: servidor.tokenAdmin,
      });
      revisar(respuesta, consulta);
      expect(respuesta.estado).toBe(400);
    }
  });
});

describe('encabezados y solicitudes deformes', () => {
  it('una clave de creación imposible recibe 400', async () => {
    const { estado } = await llamar(servidor, 'POST /dashboard-api/sedes', {
      token: servidor.tokenAdmin,
      cuerpo: { nombre: 'Sede', direccion: 'Calle' },
      cabeceras: { 'idempotency-key': 'x'.repeat(300) },
    });
    expect(estado).toBe(400);
  });

  it.each(['Bearer', 'Bearer ', 'Basic abc', 'bearer a b', `Bearer ${'x'.repeat(5_000)}`])(
    'Authorization %s recibe 401',
    async (authorization) => {
      const respuesta = await llamar(servidor, 'GET /dashboard-api/sedes', { cabeceras: { authorization } });
      revisar(respuesta, authorization);
      expect(respuesta.estado).toBe(401);
    },
  );

  it('encabezados enormes reciben 431 y una dirección imposible 400', async () => {
    const enormes = await llamar(servidor, 'GET /dashboard-api/health', {
      cabeceras: { 'x-relleno': 'x'.repeat(20_000) },
    });
    expect(enormes.estado).toBe(431);
    const rota = await new Promise<number | undefined>((resolve, reject) => {
      const peticion = request(`${servidor.url}/`, { path: '/dashboard-api/sedes/%E0%A4%A' }, (r) => {
        r.resume();
        resolve(r.statusCode);
      });
      peticion.on('error', reject).end();
    });
    expect(rota).toBe(400);
  });
});
