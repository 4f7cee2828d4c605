import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

describe('el largo de una dirección', () => {
  it.each([
    ['justo en el límite, aunque no exista', `/${'a'.repeat(2_047)}`, 404],
    ['uno más', `/${'a'.repeat(2_048)}`, 414],
    ['en un servicio', `/dashboard-api/${'/'.repeat(6_000)}`, 414],
    ['una consulta larga no es una ruta larga', `/dashboard-api/nada?buscar=${'a'.repeat(5_000)}`, 404],
  ])('%s', async (_que, ruta, estado) => {
    const respuesta = await llamar(servidor, `GET ${ruta}`, { token: servidor.tokenAdmin });
    expect(respuesta.estado).toBe(estado);
    if (estado === 414) expect(respuesta.cuerpo.message).toBe('La dirección es demasiado larga');
  });
});
