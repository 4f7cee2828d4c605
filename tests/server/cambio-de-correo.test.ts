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

const NUEVO = 'nuevo@fundacion.example';
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  servidor = await crearServidorDePrueba({ db: base.db });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

/** Of the account that consults, which is the second. */
const cambiar = (cuerpo: object, id = 2) =>
  llamar(servidor, `PUT /dashboard-api/usuarios/${id}`, { token: servidor.tokenAdmin, cuerpo });
const entrar = async (email: string, password: string): Promise<number> =>
  (await llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } })).estado;

describe('cambiar el correo de una cuenta', () => {
  it('pide la contraseña de quien lo cambia: ni la de la otra persona sirve', async () => {
    for (const contrasena_propia of [undefined, 'equivocada', CONSULTA.password]) {
      const { estado, cuerpo } = await cambiar({ email: NUEVO, contrasena_propia });
      expect([estado, Object.keys(cuerpo.error?.campos ?? {})]).toEqual([400, ['contrasena_propia']]);
    }
    expect(await entrar(CONSULTA.email, CONSULTA.password)).toBe(200);
    expect((await cambiar({ email: NUEVO, contrasena_propia: ADMIN.password })).estado).toBe(200);
    expect(await entrar(NUEVO, CONSULTA.password)).toBe(200);
    expect(await entrar(CONSULTA.email, CONSULTA.password)).toBe(401);
  });

  it('también el propio', async () => {
    expect((await cambiar({ email: NUEVO }, 1)).estado).toBe(400);
    expect((await cambiar({ email: NUEVO, contrasena_propia: ADMIN.password }, 1)).estado).toBe(200);
    expect(await entrar(NUEVO, ADMIN.password)).toBe(200);
  });

  it('el intento 11 recibe 429 aunque sea la correcta, y los acertados no cuentan', async () => {
    for (const email of [NUEVO, CONSULTA.email, NUEVO, CONSULTA.email])
      expect((await cambiar({ email, contrasena_propia: ADMIN.password })).estado).toBe(200);
    for (let i = 0; i < 10; i++)
      expect((await cambiar({ email: 'otro@x.example', contrasena_propia: 'no es' })).estado).toBe(400);
    const frenado = await cambiar({ email: 'otro@x.example', contrasena_propia: ADMIN.password });
    expect(frenado.estado).toBe(429);
    expect(Number(frenado.cabeceras.get('retry-after'))).toBeGreaterThan(0);
    // What asks for no password goes on.
    expect((await cambiar({ displayName: 'Ana' })).estado).toBe(200);
  });

  it('lo demás, y el mismo correo, no la piden', async () => {
    expect((await cambiar({ displayName: 'Ana', email: CONSULTA.email.toUpperCase() })).estado).toBe(200);
  });

  it('nada de la contraseña queda en la respuesta ni en la historia', async () => {
    const { texto } = await cambiar({ email: NUEVO, contrasena_propia: ADMIN.password });
    const [historia] = await consultar<{ todo: string }>(
      base.db,
      sql`select json_agg(a)::text as todo from actividad a`,
    );
    expect(texto + historia?.todo).not.toMatch(/contrasena_propia|clave-administradora/);
    expect(historia?.todo).toContain(NUEVO);
  });
});
