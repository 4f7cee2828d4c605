import { execFileSync } from 'node:child_process';
import { setTimeout as pausa } from 'node:timers/promises';
import { tenderCable } from '@tests/server/apoyo/cable';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conPlazo } from '@/infrastructure/di/server/con-plazo';
import { abrirPostgres } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const SIN_BASE = 'La base de datos no está disponible en este momento';

/** Without a session, which would be asked for first. */
const PUBLICAS: readonly [linea: string, cuerpo?: object][] = [
  ['GET /dashboard-api/configuracion/publica'],
  ['POST /dashboard-api/visitor-count', { count: 1_251, timestamp: '2026-11-21T10:00:00Z' }],
  ['POST /auth-api/auth/login', ADMIN],
  ['POST /auth-api/auth/reset-password', { email: ADMIN.email }],
  ['POST /auth-api/auth/reset-password/confirm', { token: 'x'.repeat(43), nueva: 'cuatro palabras al azar' }],
  ['GET /dashboard-api/storage/object?metodo=GET&clave=a.txt&firma=x'],
];

describe.runIf(hayPostgres())('la base detenida, sin que nadie cierre nada', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;
  let abierta: BaseDatosAbierta;
  let cable: Awaited<ReturnType<typeof tenderCable>>;

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    cable = await tenderCable(Number(new URL(base.url).port));
    const url = base.url.replace(/:\d+\//, `:${cable.puerto}/`);
    abierta = abrirPostgres(url, 'prueba', { plazos: { limiteMs: 400, pacienciaMs: 60_000 } });
    servidor = await crearServidorDePrueba({
      db: abierta.db,
      listas: abierta.listas,
      esperaRespuestaMs: 1_500,
      conServicios: (servicios) => conPlazo(servicios, abierta),
    });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await abierta.cerrar();
    await cable.cerrar();
    await base.cerrar();
  });

  const procesos = async (): Promise<string[]> => {
    const filas = await consultar<{ pid: number }>(
      base.db,
      sql`select pid from pg_stat_activity where application_name = 'prueba'`,
    );
    return filas.map(({ pid }) => String(pid));
  };

  it('a medio camino (SIGSTOP), quien espera recibe 503 con Retry-After', async () => {
    const pedir = () => llamar(servidor, 'GET /dashboard-api/cartera', { token: servidor.tokenAdmin });
    expect((await pedir()).estado).toBe(200);
    let pendiente: ReturnType<typeof pedir> | undefined;
    let detenidos: string[] = [];
    await base.db.transaction(async (tx) => {
      await tx.execute(sql`lock table mensualidades in access exclusive mode`);
      pendiente = pedir();
      await pausa(500);
      detenidos = await procesos();
      execFileSync('kill', ['-STOP', ...detenidos]);
    });
    try {
      const respuesta = await pendiente;
      expect(respuesta?.estado).toBe(503);
      expect(respuesta?.cuerpo.message).toBe(SIN_BASE);
      expect(respuesta?.cabeceras.get('retry-after')).not.toBeNull();
    } finally {
      execFileSync('kill', ['-CONT', ...detenidos]);
    }
    await expect.poll(async () => (await pedir()).estado).toBe(200);
  });

  it('antes de empezar, tampoco cuelga lo que no pide sesión', async () => {
    cable.cortar();
    const respuestas = await Promise.all(
      PUBLICAS.map(([linea, cuerpo]) => llamar(servidor, linea, { cuerpo })),
    );
    expect(respuestas.map(({ estado }, i) => [PUBLICAS[i]?.[0], estado])).toEqual(
      PUBLICAS.map(([linea]) => [linea, 503]),
    );
    for (const { cuerpo } of respuestas) expect(cuerpo.message).toBe(SIN_BASE);
  });
});
