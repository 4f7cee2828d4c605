import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API, type ReglaApi } from '@/domain/shared/politica/politica-api';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const PREFIJO = { auth: '/auth-api', dashboard: '/dashboard-api' };
const linea = ({ servicio, metodo, ruta }: ReglaApi): string =>
  `${metodo} ${PREFIJO[servicio]}${ruta.replace('{id}', '999')}`;
const nombres = POLITICA_API.map((regla) => [linea(regla), regla] as const);
const protegidas = nombres.filter(([, regla]) => regla.acceso !== 'PUBLICO');
const escrituras = nombres.filter(([, regla]) => regla.acceso === 'ADMINISTRADOR');

const filas = async (): Promise<unknown> =>
  consultar(
    base.db,
    sql`select (select count(*) from participantes) p, (select count(*) from sedes) s, (select count(*) from acudientes) a,
          (select count(*) from mensualidades) m, (select count(*) from usuarios) u, (select count(*) from actividad) h`,
  );

describe('tabla de accesos', () => {
  it.each(protegidas)('sin sesión %s responde 401', async (ruta) => {
    const respuesta = await llamar(servidor, ruta);
    expect(respuesta.estado).toBe(401);
    expect(respuesta.cuerpo.error?.codigo).toBe('NO_AUTENTICADO');
  });

  it.each(protegidas)('con un token que no existe %s responde 401', async (ruta) => {
    expect((await llamar(servidor, ruta, { token: 'A'.repeat(43) })).estado).toBe(401);
  });

  it.each(escrituras)('CONSULTA recibe 403 en %s y nada cambia', async (ruta) => {
    const antes = await filas();
    const cuerpo = { nombre: 'Persona de prueba', telefono: '3001234567', direccion: 'Calle 1' };
    const respuesta = await llamar(servidor, ruta, {
      token: servidor.tokenConsulta,
      ...(ruta.startsWith('P') ? { cuerpo } : {}),
    });
    expect(respuesta.estado).toBe(403);
    expect(respuesta.cuerpo.error?.codigo).toBe('PERMISO_DENEGADO');
    expect(await filas()).toEqual(antes);
  });

  it.each(nombres.filter(([ruta]) => !ruta.endsWith('/logout')))(
    'ADMINISTRADOR no es rechazado por permisos en %s',
    async (ruta) => {
      const { estado } = await llamar(servidor, ruta, {
        token: servidor.tokenAdmin,
        ...(ruta.startsWith('P') ? { cuerpo: {} } : {}),
      });
      expect([401, 403, 500]).not.toContain(estado);
    },
  );

  it('una ruta que no está en la tabla no existe', async () => {
    for (const ruta of [
      'GET /dashboard-api/recibos',
      'PATCH /dashboard-api/sedes/1',
      'DELETE /dashboard-api/mensualidades/1',
    ]) {
      const respuesta = await llamar(servidor, ruta, { token: servidor.tokenAdmin });
      expect(respuesta.estado).toBe(404);
      expect(respuesta.cuerpo.message).toBe('No existe esa dirección en este servicio');
    }
  });

  it('SERVICES=auth y SERVICES=dashboard sirven solo lo suyo', async () => {
    for (const [activo, otro] of [
      ['auth', 'dashboard'],
      ['dashboard', 'auth'],
    ] as const) {
      const solo = await crearServidorDePrueba({ db: base.db, activos: [activo] });
      expect((await llamar(solo, `GET ${PREFIJO[activo]}/health`)).estado).toBe(200);
      expect((await llamar(solo, `GET ${PREFIJO[otro]}/health`)).estado).toBe(404);
      await solo.cerrar();
    }
  });

  it('las respuestas de los servicios no se guardan ni se interpretan', async () => {
    const { cabeceras } = await llamar(servidor, 'GET /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
    });
    expect(cabeceras.get('cache-control')).toBe('no-store');
    expect(cabeceras.get('x-content-type-options')).toBe('nosniff');
    expect(cabeceras.get('content-security-policy')).toContain("default-src 'none'");
    expect(cabeceras.get('strict-transport-security')).toBeNull();
  });
});
