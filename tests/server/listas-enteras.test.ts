import { connect, type Socket } from 'node:net';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { poblar } from '@tests/server/apoyo/servidor-con-datos';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

/** Several batches, and the last one not full. */
const PERSONAS = 450;
const IDENTICA = { 'accept-encoding': 'identity' };

describe.each(MOTORES)('una lista entera, sobre $nombre', ({ nombre, abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrir();
    await poblar(base, PERSONAS, 2_000);
    servidor = await crearServidorDePrueba({ db: base.db, esperaLecturaMs: 400 });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (ruta: string) =>
    llamar(servidor, `GET /dashboard-api/${ruta}`, { token: servidor.tokenAdmin, cabeceras: IDENTICA });
  const guardadas = <T>(leer: Parameters<typeof servidor.servicios.unidadDeTrabajo.leer<T>>[1]) =>
    servidor.servicios.unidadDeTrabajo.leer(
      { id: 1, email: 'prueba', rol: 'ADMINISTRADOR', origen: null },
      leer,
    );

  it.each(['participantes', 'acudientes', 'mensualidades'] as const)(
    'trae todo lo que hay, una vez y en orden: %s',
    async (lista) => {
      const respuesta = await pedir(lista);
      expect(respuesta.estado).toBe(200);
      expect(respuesta.cabeceras.get('content-type')).toBe('application/json; charset=utf-8');
      const todas = await guardadas<readonly unknown[]>((servicios) => servicios[lista].listar());
      expect(respuesta.cuerpo).toEqual({ data: JSON.parse(JSON.stringify(todas)) });
      expect(todas.length).toBeGreaterThanOrEqual(PERSONAS);
    },
  );

  it.each(['participantes', 'acudientes', 'mensualidades'])(
    'larga, no se arma entera antes de enviarla: %s',
    async (lista) => {
      const { cabeceras } = await pedir(lista);
      expect(cabeceras.get('content-length')).toBeNull();
      expect(cabeceras.get('transfer-encoding')).toBe('chunked');
    },
  );

  it('con filtro, y la que cabe en una tanda, responden como siempre', async () => {
    const deUno = await pedir('mensualidades?participante_id=1');
    expect(deUno.cabeceras.get('content-length')).not.toBeNull();
    expect(deUno.cuerpo.data).toHaveLength(2);
    expect((await pedir(`mensualidades?periodo=2026-01`)).cuerpo.data).toHaveLength(PERSONAS);
    expect((await pedir('acudientes?buscar=ana')).cuerpo.data).toHaveLength(PERSONAS);
    expect((await pedir('acudientes?buscar=nadie')).cuerpo).toEqual({ data: [] });
  });

  /** Asks and reads nothing. */
  const pedirSinLeer = (): Socket => {
    const conexion = connect({ port: Number(new URL(servidor.url).port), host: '127.0.0.1' });
    conexion.pause().on('error', () => undefined);
    conexion.write(
      `GET /dashboard-api/mensualidades HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${servidor.tokenAdmin}\r\nAccept-Encoding: identity\r\n\r\n`,
    );
    return conexion;
  };
  const abiertas = () =>
    new Promise<number>((resolver, rechazar) =>
      servidor.app.server.getConnections((error, cuantas) => (error ? rechazar(error) : resolver(cuantas))),
    );

  it('quien la pide y no la lee no retiene conexiones de la base, y se le cierra', async () => {
    // More than what the two ends of a connection keep for whoever has yet to read.
    await base.ejecutarGuion(`update mensualidades set observaciones = repeat('x', 60000)`);
    const antes = await abiertas();
    const lentas = Array.from({ length: 3 }, pedirSinLeer);
    await expect.poll(abiertas).toBeGreaterThanOrEqual(antes + 3);
    if (nombre === 'PostgreSQL')
      await expect
        .poll(async () => {
          const [fila] = await consultar<{ ocupadas: string }>(
            base.db,
            sql`select count(*) as ocupadas from pg_stat_activity
              where state <> 'idle' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
          );
          return Number(fila?.ocupadas);
        })
        .toBe(0);
    // They are of the same person, whose turns they hold until they are cut: on a machine that is slow to do it, longer than a turn waits.
    await expect.poll(async () => (await pedir('sedes')).estado).toBe(200);
    await expect.poll(abiertas).toBeLessThanOrEqual(antes + 1);
    for (const lenta of lentas) lenta.destroy();
  });
});
