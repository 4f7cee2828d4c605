import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { MENSAJE_CONTRASENA_PROVISIONAL } from '@/domain/usuarios/contrasena-provisional';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const HORA = 3_600_000;
const ROSA = { email: 'rosa@fundacion.example', password: 'la que le dictaron' };
const PROPIA = 'la que ella eligió';
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
  const { estado } = await llamar(servidor, 'POST /dashboard-api/usuarios', {
    token: servidor.tokenAdmin,
    cuerpo: { ...ROSA, rol: 'ADMINISTRADOR' },
  });
  expect(estado).toBe(201);
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

interface Ingreso {
  token: string;
  user: Record<string, unknown>;
}
const entrar = (email: string, password: string) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } });
const entrarComoRosa = async (): Promise<Ingreso> =>
  (await entrar(ROSA.email, ROSA.password)).cuerpo.data as Ingreso;
const cambiar = (token: string, actual: string, nueva = PROPIA) =>
  llamar(servidor, 'PUT /auth-api/auth/password', { token, cuerpo: { actual, nueva } });

const PREFIJO = { auth: '/auth-api', dashboard: '/dashboard-api' };

describe('la contraseña que puso otra persona', () => {
  it('deja entrar, y la respuesta lo dice; la del administrador, que la eligió, no dice nada', async () => {
    expect((await entrarComoRosa()).user).toMatchObject({ email: ROSA.email, contrasena_provisional: true });
    const { user } = (await entrar(ADMIN.email, ADMIN.password)).cuerpo.data as Ingreso;
    expect(user).not.toHaveProperty('contrasena_provisional');
  });

  it('no deja hacer ninguna otra cosa: cada llamada con sesión responde 403 y dice por qué', async () => {
    const { token } = await entrarComoRosa();
    const cerradas = POLITICA_API.filter(
      ({ acceso, metodo, ruta }) =>
        acceso !== 'PUBLICO' && !['PUT /auth/password', 'POST /auth/logout'].includes(`${metodo} ${ruta}`),
    );
    expect(cerradas.length).toBeGreaterThan(50);
    for (const { servicio, metodo, ruta } of cerradas) {
      const linea = `${metodo} ${PREFIJO[servicio]}${ruta.replace(/\{\w+\}/g, '1')}`;
      const { estado, cuerpo } = await llamar(servidor, linea, { token });
      expect([estado, cuerpo.error?.codigo, cuerpo.message], linea).toEqual([
        403,
        'CONTRASENA_PROVISIONAL',
        MENSAJE_CONTRASENA_PROVISIONAL,
      ]);
    }
  });

  it('al elegir la suya entra de verdad, con otro token, y la anterior deja de servir', async () => {
    const { token } = await entrarComoRosa();
    const cambio = await cambiar(token, ROSA.password);
    expect(cambio.estado).toBe(200);
    const { token: otro } = cambio.cuerpo.data as { token: string };
    expect((await llamar(servidor, 'GET /dashboard-api/usuarios', { token: otro })).estado).toBe(200);
    expect((await entrar(ROSA.email, ROSA.password)).estado).toBe(401);
    const { user } = (await entrar(ROSA.email, PROPIA)).cuerpo.data as Ingreso;
    expect(user).not.toHaveProperty('contrasena_provisional');
    ahora += 1_000 * HORA;
    expect((await entrar(ROSA.email, PROPIA)).estado).toBe(200);
  });

  it('no se puede dejar la misma', async () => {
    const { token } = await entrarComoRosa();
    expect((await cambiar(token, ROSA.password, ROSA.password)).estado).toBe(400);
    expect((await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado).toBe(403);
  });

  it('sirve 72 horas y ni una más; vencida, responde lo mismo que una equivocada', async () => {
    ahora += 72 * HORA - 1_000;
    expect((await entrar(ROSA.email, ROSA.password)).estado).toBe(200);
    ahora += 1_000;
    const vencida = await entrar(ROSA.email, ROSA.password);
    const equivocada = await entrar(ROSA.email, 'no es esta');
    expect([vencida.estado, vencida.texto]).toEqual([401, equivocada.texto]);
  });

  it('vencida, el enlace del correo permite elegir la propia', async () => {
    ahora += 80 * HORA;
    await llamar(servidor, 'POST /auth-api/auth/reset-password', { cuerpo: { email: ROSA.email } });
    const token = /#token=([\w-]+)/.exec(correos[0]?.texto ?? '')?.[1];
    const confirmada = await llamar(servidor, 'POST /auth-api/auth/reset-password/confirm', {
      cuerpo: { token, password: PROPIA },
    });
    expect(confirmada.estado).toBe(204);
    const { user } = (await entrar(ROSA.email, PROPIA)).cuerpo.data as Ingreso;
    expect(user).not.toHaveProperty('contrasena_provisional');
  });

  it('quien administra ve hasta cuándo sirve, y que ya no', async () => {
    const ver = async () => {
      const { texto } = await llamar(servidor, 'GET /dashboard-api/usuarios', { token: servidor.tokenAdmin });
      const todos = JSON.parse(texto) as { email: string; provisional_hasta: string | null }[];
      return todos.find(({ email }) => email === ROSA.email)?.provisional_hasta;
    };
    expect(await ver()).toBe('2026-11-24T15:00:00.000Z');
    await cambiar((await entrarComoRosa()).token, ROSA.password);
    expect(await ver()).toBeNull();
  });
});

describe('la del primer administrador', () => {
  it.each([
    ['al azar es provisional', false, true],
    ['dicha por quien instala, no', true, undefined],
  ])('%s', async (_caso, elegida, provisional) => {
    await vaciar(base);
    await servidor.servicios.crearPrimerAdministrador(ADMIN.email, ADMIN.password, elegida);
    const { user } = (await entrar(ADMIN.email, ADMIN.password)).cuerpo.data as Ingreso;
    expect(user.contrasena_provisional).toBe(provisional);
  });
});
