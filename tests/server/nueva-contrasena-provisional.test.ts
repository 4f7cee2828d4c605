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

const NUEVA = 'k7mq-zz23-p8rt-wxyd';
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let correos: MensajeCorreo[];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  correos = [];
  servidor = await crearServidorDePrueba({
    db: base.db,
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

/** Of the account that consults, which is the second. */
const poner = (cuerpo: object = {}, { id = 2, token = servidor.tokenAdmin } = {}) =>
  llamar(servidor, `POST /dashboard-api/usuarios/${id}/contrasena-provisional`, {
    token,
    cuerpo: { password: NUEVA, contrasena_propia: ADMIN.password, ...cuerpo },
  });
const entrar = (email: string, password: string) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } });

describe('una contraseña provisional que pone quien administra', () => {
  it('reemplaza la anterior, cierra las sesiones y solo deja elegir la propia', async () => {
    const { estado, cuerpo } = await poner();
    expect([estado, cuerpo.email]).toEqual([200, CONSULTA.email]);
    expect(Date.parse(String(cuerpo.provisional_hasta))).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    expect(
      (await llamar(servidor, 'GET /dashboard-api/sedes', { token: servidor.tokenConsulta })).estado,
    ).toBe(401);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(401);
    const ingreso = await entrar(CONSULTA.email, NUEVA);
    const { token, user } = ingreso.cuerpo.data as { token: string; user: object };
    expect(user).toMatchObject({ contrasena_provisional: true });
    expect((await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado).toBe(403);
    const elegida = { actual: NUEVA, nueva: 'la que ella eligió' };
    expect((await llamar(servidor, 'PUT /auth-api/auth/password', { token, cuerpo: elegida })).estado).toBe(
      200,
    );
  });

  it('los enlaces de restablecimiento que había dejan de servir', async () => {
    await llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email: CONSULTA.email } });
    const token = /#token=([\w-]+)/.exec(correos[0]?.texto ?? '')?.[1];
    await poner();
    const confirmada = await llamar(servidor, 'POST /auth-api/auth/reset-password/confirm', {
      cuerpo: { token, password: 'la que ella eligió' },
    });
    expect(confirmada.estado).toBe(400);
  });

  it('quien se había equivocado muchas veces entra enseguida con ella', async () => {
    for (let i = 0; i < 10; i++) await entrar(CONSULTA.email, 'no es esta');
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(429);
    await poner();
    expect((await entrar(CONSULTA.email, NUEVA)).estado).toBe(200);
  });

  it('pide la contraseña de quien la pone, con el mismo freno que las demás', async () => {
    for (const contrasena_propia of ['equivocada', CONSULTA.password]) {
      const { estado, cuerpo } = await poner({ contrasena_propia });
      expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, ['contrasena_propia']]);
    }
    for (let i = 0; i < 8; i++) await poner({ contrasena_propia: 'no es' });
    expect((await poner()).estado).toBe(429);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
  });

  it.each([
    ['fácil', { password: 'contraseña' }, 400],
    ['corta', { password: 'corta' }, 400],
    ['con campos de más', { rol: 'ADMINISTRADOR' }, 400],
    ['sin la propia', { contrasena_propia: undefined }, 400],
  ])('%s se rechaza y nada cambia', async (_caso, cuerpo, esperado) => {
    expect((await poner(cuerpo)).estado).toBe(esperado);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
  });

  it('no sirve para la cuenta propia, ni para una inactiva, ni para quien no existe', async () => {
    expect((await poner({}, { id: 1 })).cuerpo.message).toBe(
      'Cambie su propia contraseña en Configuración, en la pestaña Contraseña',
    );
    expect((await poner({}, { id: 99 })).estado).toBe(404);
    await llamar(servidor, 'PUT /dashboard-api/usuarios/2', {
      token: servidor.tokenAdmin,
      cuerpo: { estado: 'INACTIVO' },
    });
    const inactiva = await poner();
    expect([inactiva.estado, inactiva.cuerpo.message]).toEqual([
      409,
      'La cuenta está inactiva: actívela primero',
    ]);
  });

  it('CONSULTA no puede', async () => {
    expect(
      (await poner({ contrasena_propia: CONSULTA.password }, { token: servidor.tokenConsulta })).estado,
    ).toBe(403);
  });

  it('la historia dice que cambió, y nada guarda ninguna de las dos', async () => {
    const { texto } = await poner();
    const [historia] = await consultar<{ todo: string }>(
      base.db,
      sql`select json_agg(a)::text as todo from actividad a`,
    );
    expect(historia?.todo).toContain('Cambiada');
    for (const secreto of [NUEVA, ADMIN.password]) expect(texto + historia?.todo).not.toContain(secreto);
  });

  it('PUT /usuarios/{id} sigue sin aceptar contraseñas', async () => {
    const { estado } = await llamar(servidor, 'PUT /dashboard-api/usuarios/2', {
      token: servidor.tokenAdmin,
      cuerpo: { password: NUEVA },
    });
    expect(estado).toBe(400);
  });
});

describe('lo que responde pedir un restablecimiento', () => {
  const pedir = (email: string) =>
    llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email } });

  it('dice si el servicio envía correos, igual para cualquier cuenta', async () => {
    const [conocida, desconocida] = [await pedir(CONSULTA.email), await pedir('nadie@x.example')];
    expect(conocida.cuerpo).toEqual({
      message: expect.stringContaining('Si el correo corresponde a una cuenta activa'),
      envia_correo: true,
    });
    expect(desconocida.texto).toBe(conocida.texto);
  });

  it('sin servidor de correo no promete nada', async () => {
    const mudo = await crearServidorDePrueba({
      db: base.db,
      salida: {
        urlSitio: 'https://sitio.example',
        envia: false,
        correos: { agregar: () => {}, terminar: async () => {} },
        correo: { enviar: async () => {} },
      },
    });
    const textos = await Promise.all(
      [CONSULTA.email, 'nadie@x.example'].map((email) =>
        llamar(mudo, 'POST /auth-api/auth/reset-password', { cuerpo: { email } }),
      ),
    );
    await mudo.cerrar();
    expect(textos[0]?.estado).toBe(202);
    expect(textos[0]?.cuerpo).toMatchObject({ envia_correo: false });
    expect(textos[0]?.cuerpo.message).not.toContain('recibirá');
    expect(textos[1]?.texto).toBe(textos[0]?.texto);
  });
});
