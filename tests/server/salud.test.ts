import { writeFileSync } from 'node:fs';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { bodegaDe, carpetaNueva } from '@tests/server/apoyo/respaldos';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esquemaSalud } from '@/domain/operacion/salud';
import { crearComprobadorDeSalud } from '@/infrastructure/di/server/salud';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const SIN_RESPUESTA = (): Promise<never> => new Promise(() => {});

describe('salud', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(() => servidor.cerrar());

  it('distingue la base de los archivos, con lo que tarda cada una', async () => {
    for (const servicio of ['auth', 'dashboard']) {
      const { estado, cuerpo } = await llamar(servidor, `GET /${servicio}-api/health`);
      expect([estado, cuerpo.status, cuerpo.service]).toEqual([200, 'ok', servicio]);
      expect(esquemaSalud.safeParse(cuerpo).success).toBe(true);
    }
    expect((await llamar(servidor, 'GET /live')).cuerpo).toEqual({ status: 'alive' });
    expect((await llamar(servidor, 'GET /ready')).cuerpo).toEqual({ status: 'ready' });
  });

  it('sin archivos se sigue atendiendo; una parte que no responde no hace esperar a quien pregunta', async () => {
    const bien = async (): Promise<void> => {};
    const sinArchivos = await crearComprobadorDeSalud(bien, {
      comprobar: async () => {
        throw new Error('sin permiso');
      },
    })();
    expect(sinArchivos).toMatchObject({ status: 'degraded', database: { ok: true }, storage: { ok: false } });
    const muda = await crearComprobadorDeSalud(SIN_RESPUESTA, { comprobar: SIN_RESPUESTA })();
    expect(muda).toMatchObject({ status: 'down', database: { ok: false }, storage: { ok: false } });
  });

  it('a los archivos no se les pregunta en cada solicitud, y dos a la vez son una', async () => {
    let preguntas = 0;
    const salud = crearComprobadorDeSalud(async () => {}, {
      comprobar: async () => {
        preguntas += 1;
      },
    });
    await Promise.all([salud(), salud()]);
    await salud();
    expect(preguntas).toBe(1);
  });

  it('una carpeta de archivos que no deja escribir se nota', async () => {
    const otra = carpetaNueva();
    const bodega = await bodegaDe(`${otra.ruta}/sub`);
    await expect(bodega.comprobar()).resolves.toBeUndefined();
    // A file where the folder should be.
    writeFileSync(`${otra.ruta}/archivos`, '');
    const tapada = await bodegaDe(otra.ruta);
    await expect(tapada.comprobar()).rejects.toThrow();
    otra.borrar();
  });

  it('sin base responde 503 con el error de siempre, y deja de estar lista', async () => {
    await base.cerrar();
    const { estado, cuerpo, cabeceras } = await llamar(servidor, 'GET /dashboard-api/health');
    expect(estado).toBe(503);
    expect(cabeceras.get('retry-after')).toBe('5');
    expect(cuerpo).toMatchObject({
      status: 'down',
      database: { ok: false },
      storage: { ok: true },
      error: { codigo: 'NO_DISPONIBLE', message: 'La base de datos no está disponible en este momento' },
    });
    const lista = await llamar(servidor, 'GET /ready');
    expect([lista.estado, lista.cuerpo.status]).toEqual([503, 'no-database']);
    expect((await llamar(servidor, 'GET /live')).estado).toBe(200);
  });
});
