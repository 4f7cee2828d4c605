import { availableParallelism } from 'node:os';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import {
  type Carril,
  type ConsultaEscrita,
  escribirConsulta,
  preguntar,
} from '@/infrastructure/postgres/base-datos/consulta-escrita';

const CARRILES: readonly Carril[] = ['lecturas', 'creaciones', 'listas'];

const PROCESO = sql`select pg_backend_pid()`;

const de = (carril: Carril, consulta: ReturnType<typeof sql>): ConsultaEscrita => ({
  carril,
  ...escribirConsulta(consulta),
});

describe.runIf(hayPostgres())('las conexiones a PostgreSQL', () => {
  let base: PostgresDePrueba;
  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
  });
  afterAll(() => base.cerrar());

  const uno = (consulta: ConsultaEscrita, db: Ejecutor = base.db) =>
    preguntar(db, consulta, {}, ([fila]) => fila?.[0]);
  const varios = (cuantos: number, consulta: ConsultaEscrita) =>
    Promise.all(Array.from({ length: cuantos }, () => uno(consulta)));

  it.each(['jit', 'TimeZone'])('todas llevan los mismos ajustes: %s', async (ajuste) => {
    const esperado = { jit: 'off', TimeZone: 'UTC' }[ajuste];
    const leer = sql`select current_setting(${sql.raw(`'${ajuste}'`)}) as valor`;
    for (const db of [base.db, base.listas as Ejecutor])
      expect(await consultar(db, leer)).toEqual([{ valor: esperado }]);
    for (const carril of CARRILES) expect(await uno(de(carril, leer))).toBe(esperado);
  });

  it('lo que se lee tiene tres segundos; lo que se escribe, quince', async () => {
    const leer = sql`select current_setting('statement_timeout') as valor`;
    expect(await consultar(base.db, leer)).toEqual([{ valor: '15s' }]);
    expect(await consultar(base.listas as Ejecutor, leer)).toEqual([{ valor: '3s' }]);
    expect(await Promise.all(CARRILES.map((carril) => uno(de(carril, leer))))).toEqual(['3s', '15s', '3s']);
  });

  it('lo corto va por pocas, que no son las de lo demás', async () => {
    const cortas = Math.max(2, availableParallelism());
    const lecturas = new Set(await varios(50, de('lecturas', PROCESO)));
    const creaciones = new Set(await varios(50, de('creaciones', PROCESO)));
    const generales = new Set(await varios(50, escribirConsulta(PROCESO)));
    const listas = new Set(await varios(50, de('listas', PROCESO)));
    expect(lecturas.size).toBeLessThanOrEqual(cortas);
    expect(creaciones.size).toBeLessThanOrEqual(cortas);
    expect(listas.size).toBeLessThanOrEqual(cortas + 2);
    expect(new Set([...lecturas, ...creaciones, ...generales, ...listas]).size).toBe(
      lecturas.size + creaciones.size + generales.size + listas.size,
    );
  });

  it('lo que se lee no espera a una creación detenida', async () => {
    const candado = sql`select pg_advisory_xact_lock(77)`;
    let detenidas: Promise<unknown[]> = Promise.resolve([]);
    await base.db.transaction(async (tx) => {
      await tx.execute(candado);
      detenidas = varios(50, de('creaciones', candado));
      expect(await uno(de('lecturas', sql`select 'leído'`))).toBe('leído');
    });
    expect(await detenidas).toHaveLength(50);
  });

  it('dentro de una transacción todo va por la suya', async () => {
    await base.db.transaction(async (tx) => {
      const suya = tx as unknown as Ejecutor;
      const [fila] = await consultar<{ pg_backend_pid: number }>(suya, PROCESO);
      for (const carril of CARRILES) expect(await uno(de(carril, PROCESO), suya)).toBe(fila?.pg_backend_pid);
    });
  });
});
