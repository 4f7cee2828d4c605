import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

interface Suceso {
  metodo: string;
  ruta: string;
  estado: number;
  usuario: number | null;
  direccion: string;
}
interface Linea {
  level: number;
  time: number;
  reqId: string;
  seguridad?: Suceso;
}

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
const lineas: string[] = [];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({
    db: base.db,
    detrasDeProxy: true,
    registro: (linea) => lineas.push(linea),
  });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const ORIGEN = '198.51.100.20';
const sucesoDe = async (
  linea: string,
  opciones: Parameters<typeof llamar>[2] = {},
): Promise<Linea | undefined> => {
  const antes = lineas.length;
  await llamar(servidor, linea, { cabeceras: { 'x-forwarded-for': ORIGEN }, ...opciones });
  await expect.poll(() => lineas.slice(antes).some((l) => l.includes('request completed'))).toBe(true);
  await new Promise((seguir) => setImmediate(seguir));
  return lineas
    .slice(antes)
    .map((l) => JSON.parse(l) as Linea)
    .find(({ seguridad }) => seguridad);
};

describe('sucesos de seguridad en el registro', () => {
  it('un ingreso, bueno o malo, dice cuándo, desde dónde y con qué resultado', async () => {
    for (const [password, estado] of [
      [CONSULTA.password, 200],
      ['equivocada', 401],
    ] as const) {
      const suceso = await sucesoDe('POST /auth-api/auth/login', {
        cuerpo: { email: CONSULTA.email, password },
      });
      expect(suceso?.seguridad).toEqual({
        metodo: 'POST',
        ruta: '/auth-api/auth/login',
        estado,
        usuario: null,
        direccion: ORIGEN,
      });
      expect(suceso?.level).toBe(estado === 200 ? 30 : 40);
      expect(new Date(suceso?.time ?? 0).getFullYear()).toBeGreaterThan(2025);
      expect(suceso?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('un permiso negado dice quién, y una sesión que no sirve también queda', async () => {
    const negado = await sucesoDe('GET /dashboard-api/usuarios', { token: servidor.tokenConsulta });
    expect(negado?.seguridad).toMatchObject({ estado: 403, usuario: 2, ruta: '/dashboard-api/usuarios' });
    const sinSesion = await sucesoDe('GET /dashboard-api/participantes/77', { token: 'A'.repeat(43) });
    expect(sinSesion?.seguridad).toMatchObject({ estado: 401, usuario: null });
    expect(sinSesion?.seguridad?.ruta).toBe('/dashboard-api/participantes/:id');
  });

  it('lo que no es de seguridad no hace ruido', async () => {
    expect(await sucesoDe('GET /dashboard-api/sedes', { token: servidor.tokenAdmin })).toBeUndefined();
  });

  it('nadie escribe una línea falsa con saltos en lo que envía', async () => {
    const falsa = 'x\n{"level":30,"seguridad":{"estado":200}}';
    await sucesoDe('POST /auth-api/auth/login', {
      cuerpo: { email: falsa, password: 'x' },
      cabeceras: { 'x-forwarded-for': ORIGEN, 'user-agent': 'a\\n{"level":60}' },
    });
    expect(lineas.every((linea) => linea.trimEnd().split('\n').length === 1)).toBe(true);
    expect(lineas.some((linea) => linea.includes('"level":60'))).toBe(false);
  });

  it('ni el correo, ni la contraseña, ni el token quedan', () => {
    const todo = lineas.join('');
    for (const secreto of [CONSULTA.email, CONSULTA.password, ADMIN.password, servidor.tokenAdmin])
      expect(todo).not.toContain(secreto);
  });

  it('sin un proxy declarado, la dirección que dice la solicitud no se cree', async () => {
    const propias: string[] = [];
    const directo = await crearServidorDePrueba({ db: base.db, registro: (l) => propias.push(l) });
    await llamar(directo, 'GET /dashboard-api/usuarios', { cabeceras: { 'x-forwarded-for': ORIGEN } });
    await expect.poll(() => propias.some((l) => l.includes('"seguridad"'))).toBe(true);
    expect(propias.join('')).not.toContain(ORIGEN);
    await directo.cerrar();
  });
});
