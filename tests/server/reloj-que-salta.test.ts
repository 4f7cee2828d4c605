import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vigilarReloj } from '@/application/operacion/vigilar-reloj';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const MINUTO = 60_000;
const DIA = 1_440 * MINUTO;
const DIAS_DE_HISTORIA = 30;
const FALLOS = 10;
const NUEVA = { nombre: 'Sede del salto', direccion: 'Calle 1' };
const ADMIN = 'admin@fundacion.example';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let maquina: { pared: number; corrido: number };

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
afterAll(() => base.cerrar());

const pasar = (ms: number): void => {
  maquina.pared += ms;
  maquina.corrido += ms;
};

/** What ends, is counted or is removed by time. */
const contar = async () => {
  const tablas = ['sesiones', 'intentos_acceso', 'claves_creacion', 'restablecimientos', 'actividad'];
  const [fila] = await consultar<Record<string, number>>(
    base.db,
    sql.raw(`select ${tablas.map((t) => `(select count(*)::int from ${t}) as ${t}`).join(', ')}`),
  );
  return fila;
};
const entrar = (email: string, password: string) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } });
const crearSede = () =>
  llamar(servidor, 'POST /dashboard-api/sedes', {
    token: servidor.tokenAdmin,
    cuerpo: NUEVA,
    cabeceras: { 'idempotency-key': 'antes-del-salto' },
  });

describe('un equipo cuya hora salta mientras el servidor trabaja', { timeout: 240_000 }, () => {
  beforeEach(async () => {
    await vaciar(base);
    maquina = { pared: Date.parse('2026-11-23T15:00:00Z'), corrido: DIA };
    const reloj = vigilarReloj({
      mirar: () => ({ ...maquina }),
      libreta: { leer: () => ({ visto: maquina.pared, aceptaciones: 0 }), guardar: () => {} },
    });
    servidor = await crearServidorDePrueba({ db: base.db, reloj, diasDeHistoria: DIAS_DE_HISTORIA });
    await crearSede();
    await entrar('nadie@x.example', 'no');
    await llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email: ADMIN } });
    await expect.poll(async () => (await contar())?.restablecimientos).toBe(1);
    // Well after the start, with the sessions in use.
    for (const tramo of [25, 25]) {
      pasar(tramo * MINUTO);
      for (const token of [servidor.tokenAdmin, servidor.tokenConsulta])
        await llamar(servidor, 'GET /dashboard-api/sedes', { token });
    }
    return () => servidor.cerrar();
  });

  it.each([
    ['un año adelante', 365 * DIA],
    ['dos meses adelante', 60 * DIA],
    ['un año atrás', -365 * DIA],
  ])('salta %s: nada se borra, nadie sale, nadie queda por fuera, y se dice', async (_caso, salto) => {
    const antes = await contar();
    maquina.pared += salto;
    await servidor.servicios.limpiarVencidos();
    expect(await contar()).toEqual(antes);
    const { estado } = await llamar(servidor, 'GET /dashboard-api/sedes', { token: servidor.tokenAdmin });
    expect(estado).toBe(200);
    const repetida = await crearSede();
    expect([repetida.estado, repetida.cuerpo.id]).toEqual([201, 1]);
    for (let n = 0; n <= FALLOS; n += 1) await entrar(ADMIN, 'clave equivocada');
    expect((await entrar(ADMIN, 'clave equivocada')).estado).toBe(429);
    pasar(16 * MINUTO);
    expect((await entrar(ADMIN, 'clave equivocada')).estado).toBe(401);
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/health');
    expect(cuerpo).toMatchObject({ status: 'degraded', clock: { ok: false, ms: salto } });
  });

  it('lo que se creó antes del salto dura lo que iba a durar', async () => {
    maquina.pared -= 365 * DIA;
    pasar(31 * MINUTO);
    const { estado } = await llamar(servidor, 'GET /dashboard-api/sedes', { token: servidor.tokenAdmin });
    expect(estado).toBe(401);
  });
});

describe('una hora equivocada que se corrige después', () => {
  beforeEach(async () => {
    await vaciar(base);
    maquina = { pared: Date.parse('2027-11-23T15:00:00Z'), corrido: 0 };
    servidor = await crearServidorDePrueba({
      db: base.db,
      reloj: { ahora: () => new Date(maquina.pared) },
    });
    return () => servidor.cerrar();
  });
  const corregir = (): void => {
    maquina.pared -= 365 * DIA;
  };

  it('los intentos fallidos de ese futuro no dejan a nadie por fuera un año', async () => {
    for (let n = 0; n < FALLOS; n += 1) await entrar(ADMIN, 'clave equivocada');
    expect((await entrar(ADMIN, 'clave equivocada')).estado).toBe(429);
    corregir();
    expect((await entrar(ADMIN, 'clave equivocada')).estado).toBe(401);
  });

  it('una sesión de ese futuro no vale, ni vuelve a valer cuando llegue su día', async () => {
    const mirar = async () =>
      (await llamar(servidor, 'GET /dashboard-api/sedes', { token: servidor.tokenAdmin })).estado;
    expect(await mirar()).toBe(200);
    corregir();
    expect(await mirar()).toBe(401);
    await servidor.servicios.limpiarVencidos();
    maquina.pared += 365 * DIA;
    expect(await mirar()).toBe(401);
  });

  it('una contraseña provisional de ese futuro no dura un año', async () => {
    const { cuerpo } = await llamar(servidor, 'POST /dashboard-api/usuarios', {
      token: servidor.tokenAdmin,
      cuerpo: { email: 'nueva@x.example', password: 'frase larga de prueba', rol: 'CONSULTA' },
    });
    expect(cuerpo.provisional_hasta).toContain('2027-11-26');
    expect((await entrar('nueva@x.example', 'frase larga de prueba')).estado).toBe(200);
    corregir();
    expect((await entrar('nueva@x.example', 'frase larga de prueba')).estado).toBe(401);
  });
});
