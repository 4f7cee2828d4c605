import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const CLAVE = 'clave-admin-1';
const MENSUALIDADES = 50;
const RONDAS_POR_MENSUALIDAD = 20;
const ABONO = 1_000;
/** One abono less than those asked for: of the last two at once, only one fits. */
const CABEN = RONDAS_POR_MENSUALIDAD * 2 - 1;

interface Cajero {
  url: string;
  token: string;
  proceso: Proceso;
}

describe.skipIf(!hayPostgres())('dos procesos registran abonos a la vez sobre PostgreSQL', () => {
  const carpeta = carpetaTemporal();
  let base: PostgresDePrueba;
  let construido = '';
  const cajeros: Cajero[] = [];

  const abrirCajero = async (): Promise<Cajero> => {
    const entorno = { DATABASE_URL: base.url, DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE };
    const proceso = new Proceso(entorno, construido);
    const url = await proceso.listo();
    const { cuerpo } = await llamar({ url }, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'admin@fundacion.example', password: CLAVE },
    });
    return { url, token: (cuerpo.data as { token: string }).token, proceso };
  };
  const crear = async (cajero: Cajero, ruta: string, cuerpo: object): Promise<number> => {
    const respuesta = await llamar(cajero, `POST /dashboard-api/${ruta}`, { token: cajero.token, cuerpo });
    expect(respuesta.estado, respuesta.texto).toBe(201);
    return respuesta.cuerpo.id as number;
  };
  const abonar = (cajero: Cajero, mensualidad: number) =>
    llamar(cajero, `POST /dashboard-api/mensualidades/${mensualidad}/abonos`, {
      token: cajero.token,
      cuerpo: { fecha: '2026-11-01', valor: ABONO, medio: 'EFECTIVO' },
    });
  const recibos = async (): Promise<number[]> => {
    const filas = await consultar<{ recibo: number | string }>(
      base.db,
      sql`select recibo from abonos order by recibo`,
    );
    return filas.map(({ recibo }) => Number(recibo));
  };
  const seguidos = (cuantos: number) => Array.from({ length: cuantos }, (_, i) => i + 1);

  beforeAll(async () => {
    construido = await servidorConstruido();
    base = await abrirPostgresDePrueba();
    cajeros.push(await abrirCajero(), await abrirCajero());
  });
  afterAll(async () => {
    await Promise.all(cajeros.map(({ proceso }) => proceso.terminar()));
    await base?.cerrar();
    carpeta.borrar();
  });

  const fabricarMensualidades = async (cuantas: number): Promise<number[]> => {
    const cajero = cajeros[0] as Cajero;
    const participante_id = await crear(cajero, 'participantes', {
      nombre: 'Persona Ejemplo',
      telefono: '3001234567',
    });
    const ids: number[] = [];
    for (let i = 0; i < cuantas; i++) {
      const periodo = `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
      ids.push(await crear(cajero, 'mensualidades', { participante_id, valor: ABONO * CABEN, periodo }));
    }
    return ids;
  };

  it('en mil rondas no se pierde un abono, no se repite un recibo y el saldo es exacto', async () => {
    const mensualidades = await fabricarMensualidades(MENSUALIDADES);
    const estados = new Map<number, number>();
    for (let ronda = 0; ronda < RONDAS_POR_MENSUALIDAD; ronda++) {
      for (const mensualidad of mensualidades) {
        const respuestas = await Promise.all(cajeros.map((cajero) => abonar(cajero, mensualidad)));
        for (const { estado } of respuestas) estados.set(estado, (estados.get(estado) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(estados)).toEqual({ 201: CABEN * MENSUALIDADES, 409: MENSUALIDADES });
    expect(await recibos()).toEqual(seguidos(CABEN * MENSUALIDADES));
    const saldos = await consultar<{ saldo: number | string; estado: string; cuantas: number | string }>(
      base.db,
      sql`
        select m.estado, m.valor - (select sum(valor) from abonos where mensualidad_id = m.id) as saldo,
          count(*) as cuantas
        from mensualidades m group by m.id`,
    );
    expect(saldos).toHaveLength(MENSUALIDADES);
    for (const { saldo, estado } of saldos) expect([Number(saldo), estado]).toEqual([0, 'PAGADA']);
  }, 400_000);

  it('un proceso que muere a mitad de camino no deja huecos ni números repetidos', async () => {
    const antes = (await recibos()).length;
    const [mensualidad] = (await fabricarMensualidades(1)) as [number];
    const [muere, sigue] = cajeros as [Cajero, Cajero];
    const enVuelo = Array.from({ length: 20 }, () => abonar(muere, mensualidad).catch(() => null));
    await Promise.race(enVuelo);
    muere.proceso.senal('SIGKILL');
    await Promise.all(enVuelo);
    await muere.proceso.fin;
    expect((await abonar(sigue, mensualidad)).estado).toBe(201);
    const todos = await recibos();
    expect(todos.length).toBeGreaterThan(antes);
    expect(todos).toEqual(seguidos(todos.length));
  });
});
