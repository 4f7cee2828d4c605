import { brotliCompressSync, gzipSync } from 'node:zlib';
import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

describe('respuestas de los servicios por la red', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedirLista = () =>
    servidor.app.inject({
      url: '/dashboard-api/participantes',
      headers: { authorization: `Bearer ${servidor.tokenAdmin}`, 'accept-encoding': 'br, gzip' },
    });

  it('una lista larga viaja comprimida y una corta no', async () => {
    const corta = await pedirLista();
    expect(corta.headers['content-encoding']).toBeUndefined();
    for (let i = 0; i < 5; i += 1) {
      await fabricarParticipante(servidor, { observaciones: 'texto que se repite '.repeat(60) });
    }
    const larga = await pedirLista();
    expect(larga.headers['content-encoding']).toBe('br');
    expect(larga.rawPayload.length).toBeLessThan(2_000);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('lo que llega comprimido con %s no se abre ni se guarda', async (codificacion, comprimir) => {
    const respuesta = await servidor.app.inject({
      method: 'POST',
      url: '/dashboard-api/participantes',
      headers: {
        authorization: `Bearer ${servidor.tokenAdmin}`,
        'content-type': 'application/json',
        'content-encoding': codificacion,
      },
      payload: comprimir(JSON.stringify({ nombre: 'Persona Comprimida', telefono: '3001234567' })),
    });
    expect(respuesta.statusCode).toBe(400);
    expect((await pedirLista()).body).not.toContain('Persona Comprimida');
  });
});
