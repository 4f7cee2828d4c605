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
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const MINUTO = 60_000;
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora: number;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  ahora = Date.parse('2026-11-21T15:00:00Z');
  servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => new Date(ahora) } });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const entrar = (email: string, password: string, cabeceras = {}) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password }, cabeceras });
const alcanza = async (token: string): Promise<number> =>
  (await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado;
const idDe = async (email: string): Promise<unknown> => {
  const { texto } = await llamar(servidor, 'GET /dashboard-api/usuarios', { token: servidor.tokenAdmin });
  return (JSON.parse(texto) as { id: number; email: string }[]).find((u) => u.email === email)?.id;
};

describe('inicio de sesión', () => {
  it('responde token y usuario, sin distinguir mayúsculas en el correo', async () => {
    const { estado, cuerpo } = await entrar('  ADMIN@Fundacion.example ', ADMIN.password);
    expect(estado).toBe(200);
    expect(cuerpo).toMatchObject({
      data: { user: { email: ADMIN.email, rol: 'ADMINISTRADOR' } },
      error: null,
    });
    const { token } = cuerpo.data as { token: string };
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await alcanza(token)).toBe(200);
  });

  it('guarda la huella del token y la contraseña con argon2id, nunca su texto', async () => {
    const [volcado] = await consultar<{ todo: string }>(
      base.db,
      sql`select (select json_agg(s)::text from sesiones s) || (select json_agg(u)::text from usuarios u) as todo`,
    );
    expect(volcado?.todo).not.toContain(servidor.tokenAdmin);
    expect(volcado?.todo).not.toContain(ADMIN.password);
    expect(volcado?.todo).toContain('$argon2id$v=19$m=19456,t=2');
  });

  it('responde lo mismo a una cuenta desconocida, una inactiva y una contraseña equivocada', async () => {
    const id = await idDe(CONSULTA.email);
    await llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, {
      token: servidor.tokenAdmin,
      cuerpo: { estado: 'INACTIVO' },
    });
    const respuestas = await Promise.all([
      entrar('nadie@fundacion.example', 'cualquier-clave'),
      entrar(CONSULTA.email, CONSULTA.password),
      entrar(ADMIN.email, 'equivocada'),
    ]);
    for (const { estado, texto, cabeceras } of respuestas) {
      expect(estado).toBe(401);
      expect(texto).toBe(respuestas[0].texto);
      expect([...cabeceras.keys()]).toEqual([...respuestas[0].cabeceras.keys()]);
    }
    expect(respuestas[0].cuerpo.message).toBe('Correo o contraseña incorrectos');
  });

  it('los campos vacíos reciben 400 con el mensaje de la especificación §5', async () => {
    const { estado, cuerpo } = await entrar('', '');
    expect(estado).toBe(400);
    expect(cuerpo.error?.campos).toEqual({
      email: 'Este campo es obligatorio',
      password: 'Este campo es obligatorio',
    });
  });

  it('el fallo 11 de una cuenta recibe 429 con Retry-After, aunque la contraseña sea correcta, y se levanta solo', async () => {
    const fallos = await Promise.all(Array.from({ length: 10 }, () => entrar(ADMIN.email, 'equivocada')));
    expect(fallos.map(({ estado }) => estado)).toEqual(Array(10).fill(401));
    const frenada = await entrar(ADMIN.email, ADMIN.password);
    expect(frenada.estado).toBe(429);
    expect(frenada.cuerpo.error?.codigo).toBe('DEMASIADOS_INTENTOS');
    const espera = Number(frenada.cabeceras.get('retry-after'));
    expect(espera).toBeGreaterThan(0);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
    ahora += espera * 1_000;
    expect((await entrar(ADMIN.email, ADMIN.password)).estado).toBe(200);
  });

  it('el freno no se salta con muchos intentos a la vez ni con un servidor nuevo', async () => {
    const muchos = await Promise.all(Array.from({ length: 25 }, () => entrar('x@y.example', 'no')));
    expect(muchos.filter(({ estado }) => estado === 401)).toHaveLength(10);
    const otro = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => new Date(ahora) } });
    const { estado } = await llamar(otro, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'x@y.example', password: 'no' },
    });
    expect(estado).toBe(429);
    await otro.cerrar();
  });

  it('el fallo 51 de una dirección recibe 429; los ingresos correctos no cuentan', async () => {
    for (let i = 0; i < 5; i++) expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
    for (let i = 0; i < 50; i++) expect((await entrar(`p${i}@x.example`, 'no')).estado).toBe(401);
    expect((await entrar('otra@x.example', 'no')).estado).toBe(429);
  });

  it('quien prueba cuentas desde la red de la casa no deja por fuera a los que entran desde ella', async () => {
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
    for (let i = 0; i < 50; i++) expect((await entrar(`p${i}@x.example`, 'no')).estado).toBe(401);
    expect((await entrar('otra@x.example', 'no')).estado).toBe(429);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(200);
    for (let i = 0; i < 10; i++) expect((await entrar(CONSULTA.email, 'no')).estado).toBe(401);
    expect((await entrar(CONSULTA.email, CONSULTA.password)).estado).toBe(429);
  });
});

describe('vida de la sesión', () => {
  it('cerrar la sesión invalida su token y solo el suyo', async () => {
    const { data } = (await entrar(ADMIN.email, ADMIN.password)).cuerpo as { data: { token: string } };
    expect((await llamar(servidor, 'POST /auth-api/auth/logout', { token: data.token })).estado).toBe(204);
    expect(await alcanza(data.token)).toBe(401);
    expect(await alcanza(servidor.tokenAdmin)).toBe(200);
  });

  it.each([
    ['cambiar el rol', { rol: 'ADMINISTRADOR' }],
    ['desactivar', { estado: 'INACTIVO' }],
    ['cambiar el correo', { email: 'nuevo@fundacion.example', contrasena_propia: ADMIN.password }],
  ])('%s invalida las sesiones de esa persona', async (_caso, cuerpo) => {
    const id = await idDe(CONSULTA.email);
    expect(await alcanza(servidor.tokenConsulta)).toBe(200);
    const { estado } = await llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, {
      token: servidor.tokenAdmin,
      cuerpo,
    });
    expect(estado).toBe(200);
    expect(await alcanza(servidor.tokenConsulta)).toBe(401);
  });

  it('eliminar a la persona invalida sus sesiones', async () => {
    const id = await idDe(CONSULTA.email);
    expect(
      (await llamar(servidor, `DELETE /dashboard-api/usuarios/${id}`, { token: servidor.tokenAdmin })).estado,
    ).toBe(204);
    expect(await alcanza(servidor.tokenConsulta)).toBe(401);
  });

  it('termina tras 30 minutos sin uso; el uso la mantiene', async () => {
    for (let i = 0; i < 3; i++) {
      ahora += 29 * MINUTO;
      expect(await alcanza(servidor.tokenAdmin)).toBe(200);
    }
    ahora += 30 * MINUTO;
    expect(await alcanza(servidor.tokenAdmin)).toBe(401);
  });

  it('termina a las 12 horas aunque se use', async () => {
    for (let i = 0; i < 35; i++) {
      ahora += 20 * MINUTO;
      expect(await alcanza(servidor.tokenAdmin)).toBe(200);
    }
    ahora += 20 * MINUTO;
    expect(await alcanza(servidor.tokenAdmin)).toBe(401);
  });
});

describe('perfil y permisos', () => {
  it('PUT /auth/profile responde solo los campos cambiados', async () => {
    const { estado, cuerpo } = await llamar(servidor, 'PUT /auth-api/auth/profile', {
      token: servidor.tokenConsulta,
      cuerpo: { displayName: 'Ana Pérez' },
    });
    expect(estado).toBe(200);
    expect(cuerpo).toEqual({ displayName: 'Ana Pérez' });
  });

  it('PUT /auth/profile con una versión que ya no es recibe 409 con el perfil guardado, y nada más de la cuenta', async () => {
    const ruta = 'PUT /auth-api/auth/profile';
    const token = servidor.tokenConsulta;
    const entrada = await llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: CONSULTA });
    const { version } = (entrada.cuerpo.data as { user: { version: number } }).user;
    const primera = await llamar(servidor, ruta, { token, cuerpo: { displayName: 'Ana', version } });
    expect(primera.cuerpo).toEqual({ displayName: 'Ana', version: version + 1 });
    const segunda = await llamar(servidor, ruta, { token, cuerpo: { displayName: 'Rut', version } });
    expect([segunda.estado, segunda.cuerpo.error?.codigo]).toEqual([409, 'VERSION_OBSOLETA']);
    const { actual } = segunda.cuerpo.error as { actual?: object };
    expect(actual).toMatchObject({ displayName: 'Ana', version: version + 1 });
    expect(Object.keys(actual ?? {}).sort()).toEqual([
      'actualizado_en',
      'actualizado_por',
      'displayName',
      'photoURL',
      'version',
    ]);
  });

  it.each([{ rol: 'ADMINISTRADOR' }, { id: 1 }, { email: 'otro@x.example' }])(
    'PUT /auth/profile rechaza %j y no cambia nada',
    async (cuerpo) => {
      const { estado } = await llamar(servidor, 'PUT /auth-api/auth/profile', {
        token: servidor.tokenConsulta,
        cuerpo,
      });
      expect(estado).toBe(400);
      expect(await alcanza(servidor.tokenConsulta)).toBe(200);
      expect(
        (await llamar(servidor, 'GET /dashboard-api/usuarios', { token: servidor.tokenConsulta })).estado,
      ).toBe(403);
    },
  );

  it.each([
    ['tokenConsulta', 'ADMINISTRADOR', false],
    ['tokenConsulta', 'CONSULTA', true],
    ['tokenAdmin', 'ADMINISTRADOR', true],
  ] as const)('GET /auth/permission: %s alcanza %s: %s', async (quien, rol, esperado) => {
    const { cuerpo } = await llamar(servidor, `GET /auth-api/auth/permission?role=${rol}`, {
      token: servidor[quien],
    });
    expect(cuerpo).toEqual({ hasPermission: esperado });
  });

  it('pedir el restablecimiento responde igual exista o no la cuenta', async () => {
    const pedir = (email: string) =>
      llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email } });
    const [conocida, desconocida] = await Promise.all([pedir(ADMIN.email), pedir('nadie@x.example')]);
    expect(conocida.estado).toBe(202);
    expect(desconocida.texto).toBe(conocida.texto);
  });
});
