import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esquemaClaveBorradores } from '@/domain/borradores/borrador';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

const claveDe = async (token: string, proceso = servidor): Promise<string> => {
  const respuesta = await llamar(proceso, 'GET /auth-api/auth/clave-borradores', { token });
  expect(respuesta.estado).toBe(200);
  expect(respuesta.cabeceras.get('cache-control')).toBe('no-store');
  return esquemaClaveBorradores.parse(JSON.parse(respuesta.texto)).clave;
};

describe('la clave de los borradores', () => {
  it('es siempre la misma para una persona, y otra para cada una', async () => {
    const suya = await claveDe(servidor.tokenAdmin);
    expect(await claveDe(servidor.tokenAdmin)).toBe(suya);
    expect(await claveDe(servidor.tokenConsulta)).not.toBe(suya);
  });

  it('es la misma después de reiniciar, y en otro proceso sobre la misma base', async () => {
    const otro = await crearServidorDePrueba({ db: base.db });
    expect(await claveDe(servidor.tokenAdmin, otro)).toBe(await claveDe(servidor.tokenAdmin));
    await otro.cerrar();
  });

  it('sin sesión no se da', async () => {
    expect((await llamar(servidor, 'GET /auth-api/auth/clave-borradores')).estado).toBe(401);
  });
});
