import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

const CON_CUERPO = POLITICA_API.filter(
  ({ acceso, metodo, ruta }) => acceso === 'PUBLICO' && metodo === 'POST' && ruta !== '/storage/object',
).map(({ servicio, metodo, ruta }) => `${metodo} /${servicio}-api${ruta}`);

const conClaves = (cuantas: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: cuantas }, (_, n) => [`x${n}`, 0])));

/** What anybody may send, as many times as they like: it must not cost more than it says. */
describe('lo que se recibe de quien no ha entrado', () => {
  it('incluye ingresar, restablecer, el primer administrador y el contador', () => {
    expect(CON_CUERPO.length).toBeGreaterThanOrEqual(5);
  });

  it.each(CON_CUERPO)('%s no lee un cuerpo que nadie escribiría', async (linea) => {
    const crudo = conClaves(20_000);
    expect((await llamar(servidor, linea, { crudo })).estado).toBe(413);
  });

  it.each(CON_CUERPO)('%s no responde más de lo que le mandan', async (linea) => {
    const crudo = conClaves(3_000);
    const respuesta = await llamar(servidor, linea, { crudo });
    expect(respuesta.estado).toBe(400);
    expect(respuesta.texto.length).toBeLessThan(crudo.length);
  });

  it('un correo y una contraseña tan largos como se admiten caben, escritos como sea', async () => {
    const letras = '\\u00e1'.repeat(1_000);
    const { estado } = await llamar(servidor, 'POST /auth-api/auth/login', {
      crudo: `{"email":"${letras}","password":"${letras}"}`,
    });
    expect(estado).toBe(401);
  });
});
