import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const PERSONA = { nombre: 'Ana Úsuga', telefono: '3001234567' };
const LISTA = 'GET /dashboard-api/usuarios';
const PAGINA = 'GET /dashboard-api/participantes?pagina=1&limite=10';
const CREAR = 'POST /dashboard-api/participantes';

const EN_CASA = { estado: 'ACTIVO', area: 'MUJERES', fecha_ingreso: '2026-11-01' };
/** What is asked, right and wrong: whoever may not come in must not learn even that it was wrong. */
const LLAMADAS = [
  [LISTA, {}],
  [PAGINA, {}],
  ['GET /dashboard-api/participantes', {}],
  ['GET /dashboard-api/participantes?orden=nada', {}],
  [CREAR, { cuerpo: PERSONA }],
  [CREAR, { cuerpo: { ...PERSONA, ...EN_CASA, sede_id: 1 } }],
  [CREAR, { cuerpo: { nombre: 7 } }],
  [CREAR, { crudo: '{"nombre":' }],
] as const;

describe.each(MOTORES)('la sesión se pregunta antes que nada, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let ahora = new Date('2026-11-21T15:00:00Z');
  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    ahora = new Date('2026-11-21T15:00:00Z');
    servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => ahora } });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  const pedir = (linea: string, opciones: Parameters<typeof llamar>[2] = {}) =>
    llamar(servidor, linea, { token: servidor.tokenAdmin, ...opciones });
  const personas = async () =>
    (await consultar<{ n: number }>(base.db, sql`select count(*)::int as n from participantes`))[0]?.n;

  it('en cada solicitud, una vez', async () => {
    const preguntas = vi.spyOn(servidor.servicios.sesiones, 'titular');
    for (const [linea, opciones] of LLAMADAS) {
      preguntas.mockClear();
      await pedir(linea, opciones);
      expect([linea, preguntas.mock.calls.length]).toEqual([linea, 1]);
    }
  });

  it('el uso se sigue anotando: una sesión que se usa no vence por quieta', async () => {
    for (let minuto = 0; minuto < 100; minuto += 1) {
      ahora = new Date(ahora.getTime() + 55_000);
      expect((await pedir(LISTA)).estado).toBe(200);
    }
  });

  it.each([
    ['revocada', sql`update sesiones set revocada_en = now()`, 401],
    ['vencida', sql`update sesiones set expira_en = creada_en`, 401],
    ['quieta', sql`update sesiones set ultimo_uso = creada_en - interval '31 minutes'`, 401],
    ['de un usuario inactivo', sql`update usuarios set estado = 'INACTIVO'`, 401],
    ['borrada', sql`delete from sesiones`, 401],
    ['con contraseña provisional', sql`update usuarios set provisional_hasta = '2026-12-01'`, 403],
  ])('%s por otro proceso, deja de servir en la solicitud siguiente', async (_caso, cambio, estado) => {
    expect((await pedir(LISTA)).estado).toBe(200);
    await base.db.execute(cambio);
    for (const [linea, opciones] of LLAMADAS) {
      const respuesta = await pedir(linea, opciones);
      expect([linea, respuesta.estado]).toEqual([linea, estado]);
      expect(respuesta.texto).not.toContain(ADMIN.email);
    }
    expect(await personas()).toBe(0);
  });

  it('con menos permiso que antes, vale el de ahora', async () => {
    await pedir(CREAR, { cuerpo: PERSONA });
    expect((await pedir(LISTA)).estado).toBe(200);
    await base.db.execute(sql`update usuarios set rol = 'CONSULTA'`);
    expect((await pedir(PAGINA)).estado).toBe(200);
    expect((await pedir(LISTA)).estado).toBe(403);
    expect((await pedir(CREAR, { cuerpo: PERSONA })).estado).toBe(403);
    expect(await personas()).toBe(1);
  });
});
