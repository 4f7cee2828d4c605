import { request } from 'node:http';
import { llamar, revisar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

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
    'participantes?inventado=1&estado=NADA',
    'acudientes?id_participante=1&participante_id=2',
    'mensualidades?id_participante=1&participante_id=2',
    'mensualidades?id_participante=1&id_participante=2',
    'acudientes?participante_id=%20%00',
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
