import { fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.runIf(hayPostgres())('la base de datos se cae y vuelve', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (linea: string, cuerpo?: unknown) =>
    llamar(servidor, linea, { token: servidor.tokenAdmin, cuerpo });

  it('responde 503 en español mientras falta y sigue sola cuando vuelve', async () => {
    await fabricarSede(servidor, { nombre: 'Antes de la caída' });
    base.detener();
    for (const linea of [
      'GET /dashboard-api/health',
      'GET /auth-api/health',
      'GET /dashboard-api/sedes',
      'POST /dashboard-api/sedes',
      'POST /auth-api/auth/login',
    ]) {
      const cuerpo = linea.startsWith('POST') ? { ...ADMIN } : undefined;
      const { estado, cuerpo: leido, cabeceras } = await pedir(linea, cuerpo);
      expect([linea, estado]).toEqual([linea, 503]);
      expect(leido.error).toMatchObject({
        codigo: 'NO_DISPONIBLE',
        message: 'La base de datos no está disponible en este momento',
      });
      expect(cabeceras.get('retry-after')).not.toBeNull();
    }
    base.arrancar();
    await expect
      .poll(async () => (await pedir('GET /dashboard-api/health')).estado, { timeout: 10_000 })
      .toBe(200);
    expect((await pedir('GET /dashboard-api/sedes')).texto).toContain('Antes de la caída');
    await fabricarSede(servidor);
  });
});
