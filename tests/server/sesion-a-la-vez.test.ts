import { llamar } from '@tests/server/apoyo/llamar';
import { CONSULTA, type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase();
});
afterAll(() => servidor.cerrar());

const estadoDe = async (token: string) =>
  (await llamar(servidor, 'GET /dashboard-api/usuarios', { token })).estado;

describe('sesiones que llegan a la vez', () => {
  it('cada solicitud es de quien la hace, aunque se pregunte por todas juntas', async () => {
    const nadie = 'N'.repeat(43);
    const tokens = Array.from(
      { length: 30 },
      (_, i) => [servidor.tokenAdmin, servidor.tokenConsulta, nadie][i % 3] as string,
    );
    const estados = await Promise.all(tokens.map(estadoDe));
    expect(estados).toEqual(tokens.map((_, i) => [200, 403, 401][i % 3]));
  });

  it('la que se cierra deja de servir en la solicitud siguiente, en medio de las demás', async () => {
    const { token } = await servidor.servicios.autenticar(CONSULTA, 'prueba');
    const alcanza = async () => (await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado;
    let seguir = true;
    const trafico = Array.from({ length: 5 }, async () => {
      const vistos = new Set<number>();
      while (seguir) vistos.add(await estadoDe(servidor.tokenAdmin));
      return [...vistos];
    });
    expect(await alcanza()).toBe(200);
    await llamar(servidor, 'POST /auth-api/auth/logout', { token });
    expect(await Promise.all(Array.from({ length: 10 }, alcanza))).toEqual(Array(10).fill(401));
    seguir = false;
    expect(await Promise.all(trafico)).toEqual(Array(5).fill([200]));
  });
});
