import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const MINUTO = 60_000;
const NUEVA = 'una clave nueva y larga';
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora: number;
let correos: MensajeCorreo[];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  ahora = Date.parse('2026-11-21T15:00:00Z');
  correos = [];
  servidor = await crearServidorDePrueba({
    db: base.db,
    reloj: { ahora: () => new Date(ahora) },
    salida: {
      urlSitio: 'https://sitio.example',
      envia: true,
      correos: { agregar: (mensaje) => correos.push(mensaje), terminar: async () => {} },
      correo: { enviar: async () => {} },
    },
  });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const pedir = (email: string) =>
  llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email } });
const confirmar = (token: string, password = NUEVA) =>
  llamar(servidor, 'POST /auth-api/auth/reset-password/confirm', { cuerpo: { token, password } });
const entrar = (email: string, password: string) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } });
const alcanza = async (token: string): Promise<number> =>
  (await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado;
const tokenDe = (mensaje: MensajeCorreo | undefined): string =>
  /https:\/\/sitio\.example\/restablecer#token=([\w-]+)/.exec(mensaje?.texto ?? '')?.[1] ?? '';

describe('pedir el enlace', () => {
  it('responde igual, estado y cabeceras incluidos, exista o no la cuenta, y solo escribe a la que existe', async () => {
    const [conocida, desconocida] = [await pedir(ADMIN.email.toUpperCase()), await pedir('nadie@x.example')];
    expect(conocida.estado).toBe(202);
    expect(desconocida.estado).toBe(202);
    expect(desconocida.texto).toBe(conocida.texto);
    expect([...desconocida.cabeceras.keys()]).toEqual([...conocida.cabeceras.keys()]);
    expect(correos.map(({ para }) => para)).toEqual([ADMIN.email]);
    const [fila] = await consultar<{ n: number }>(
      base.db,
      sql`select count(*)::int as n from restablecimientos`,
    );
    expect(fila?.n).toBe(2);
  });

  it('guarda la huella del token, nunca el token', async () => {
    await pedir(ADMIN.email);
    const token = tokenDe(correos[0]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [fila] = await consultar<{ huella: string }>(base.db, sql`select huella from restablecimientos`);
    expect(fila?.huella).toMatch(/^[0-9a-f]{64}$/);
    expect(fila?.huella).not.toContain(token);
  });

  it('el sexto pedido para un correo recibe 429, exista o no la cuenta', async () => {
    for (const email of [ADMIN.email, 'nadie@x.example']) {
      for (let i = 0; i < 5; i++) expect((await pedir(email)).estado).toBe(202);
      expect((await pedir(email)).estado).toBe(429);
    }
  });
});

describe('elegir la contraseña con el enlace', () => {
  it('cambia la contraseña, cierra todas las sesiones y sirve una sola vez', async () => {
    await pedir(ADMIN.email);
    const token = tokenDe(correos[0]);
    expect((await confirmar(token)).estado).toBe(204);
    expect(await alcanza(servidor.tokenAdmin)).toBe(401);
    expect(await alcanza(servidor.tokenConsulta)).toBe(200);
    expect((await entrar(ADMIN.email, ADMIN.password)).estado).toBe(401);
    expect((await entrar(ADMIN.email, NUEVA)).estado).toBe(200);
    const otraVez = await confirmar(token, 'otra clave distinta');
    expect(otraVez.estado).toBe(400);
    expect(otraVez.cuerpo.message).toContain('pida uno nuevo');
    expect((await entrar(ADMIN.email, NUEVA)).estado).toBe(200);
  });

  it('dos usos a la vez: uno solo', async () => {
    await pedir(ADMIN.email);
    const token = tokenDe(correos[0]);
    const estados = await Promise.all([confirmar(token), confirmar(token)]);
    expect(estados.map(({ estado }) => estado).sort()).toEqual([204, 400]);
  });

  it('sirve treinta minutos y ni uno más', async () => {
    await pedir(ADMIN.email);
    ahora += 30 * MINUTO - 1_000;
    expect((await confirmar(tokenDe(correos[0]))).estado).toBe(204);
    await pedir(ADMIN.email);
    ahora += 30 * MINUTO;
    expect((await confirmar(tokenDe(correos[1]))).estado).toBe(400);
  });

  it('el uso de un enlace anula los otros que pidió la misma persona', async () => {
    await pedir(ADMIN.email);
    await pedir(ADMIN.email);
    expect((await confirmar(tokenDe(correos[1]))).estado).toBe(204);
    expect((await confirmar(tokenDe(correos[0]))).estado).toBe(400);
  });

  it('una contraseña corta se explica en su campo y no gasta el enlace', async () => {
    await pedir(ADMIN.email);
    const token = tokenDe(correos[0]);
    const corta = await confirmar(token, 'corta');
    expect(corta.cuerpo.error?.campos?.password).toContain('al menos 8');
    expect((await confirmar(token)).estado).toBe(204);
  });

  it('levanta el freno de la cuenta', async () => {
    for (let i = 0; i < 10; i++) await entrar(ADMIN.email, 'equivocada');
    expect((await entrar(ADMIN.email, ADMIN.password)).estado).toBe(429);
    await pedir(ADMIN.email);
    await confirmar(tokenDe(correos[0]));
    expect((await entrar(ADMIN.email, NUEVA)).estado).toBe(200);
  });
});

describe('PUT /auth/password', () => {
  const cambiar = (token: string, actual: string, nueva = NUEVA) =>
    llamar(servidor, 'PUT /auth-api/auth/password', { token, cuerpo: { actual, nueva } });

  it('cierra las demás sesiones, y la propia sigue con otro token: el anterior ya no sirve', async () => {
    const { data } = (await entrar(CONSULTA.email, CONSULTA.password)).cuerpo as { data: { token: string } };
    const cambio = await cambiar(data.token, CONSULTA.password);
    expect(cambio.estado).toBe(200);
    const { token } = cambio.cuerpo.data as { token: string };
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await alcanza(token)).toBe(200);
    expect(await alcanza(data.token)).toBe(401);
    expect(await alcanza(servidor.tokenConsulta)).toBe(401);
    expect((await entrar(CONSULTA.email, NUEVA)).estado).toBe(200);
  });

  it('con la actual equivocada responde 400 en su campo, no cambia nada y se frena al intento 11', async () => {
    const mala = await cambiar(servidor.tokenConsulta, 'equivocada');
    expect(mala.estado).toBe(400);
    expect(mala.cuerpo.error?.campos).toEqual({ actual: 'La contraseña actual no es correcta' });
    for (let i = 0; i < 9; i++) await cambiar(servidor.tokenConsulta, 'equivocada');
    expect((await cambiar(servidor.tokenConsulta, CONSULTA.password)).estado).toBe(429);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
  });

  it('la historia dice que cambió, nunca cuál era', async () => {
    await cambiar(servidor.tokenConsulta, CONSULTA.password);
    const { texto } = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=usuario', {
      token: servidor.tokenAdmin,
    });
    expect(texto).toContain('"campo":"contrasena"');
    expect(texto).not.toContain(NUEVA);
    expect(texto).not.toContain('argon2');
  });
});
