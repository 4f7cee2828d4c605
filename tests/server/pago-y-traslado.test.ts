import { fabricarMensualidad, fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const VALOR = 600_000;
const RECIBIDO = { fecha: '2026-11-01', medio: 'EFECTIVO' };

describe.runIf(hayPostgres())('el dinero de una persona mientras la trasladan', () => {
  let base: PostgresDePrueba;
  let servidor: ServidorDePrueba;
  const de = { persona: 0, cobros: [0, 0] as [number, number] };

  beforeAll(async () => {
    base = await abrirPostgresDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  beforeEach(async () => {
    const sede = await fabricarSede(servidor, { capacidad_hombres: 10 });
    const persona = { estado: 'ACTIVO', fecha_ingreso: '2026-01-10', sede_id: sede.id, area: 'HOMBRES' };
    de.persona = (await fabricarParticipante(servidor, persona)).id;
    const cobrar = async (periodo: string) =>
      (await fabricarMensualidad(servidor, de.persona, { valor: VALOR, periodo })).id;
    de.cobros = [await cobrar('2026-09'), await cobrar('2026-10')];
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (ruta: string, cuerpo: object) =>
    llamar(servidor, `POST /dashboard-api/${ruta}`, { token: servidor.tokenAdmin, cuerpo });
  const pagarLosDos = (valor = 2 * VALOR) =>
    pedir(`pagadores/participante-${de.persona}/pagos`, {
      ...{ ...RECIBIDO, valor },
      partes: de.cobros.map((mensualidad_id) => ({ mensualidad_id, valor: VALOR })),
    });
  const abonarDeMas = () =>
    pedir(`mensualidades/${de.cobros[0]}/abonos`, { ...RECIBIDO, valor: VALOR + 5, a_favor: 5 });
  const enEspera = async () =>
    (await consultar(base.db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;

  /** As a transfer does: it holds the person, and then the database writes the new sede in each of their fees. */
  const mientrasSeTraslada = async (hacer: () => Promise<RespuestaLeida>): Promise<RespuestaLeida> => {
    const otra = await fabricarSede(servidor, { capacidad_hombres: 10 });
    let pedida: Promise<RespuestaLeida> | undefined;
    await base.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from participantes where id = ${de.persona} for update`);
      pedida = hacer();
      await expect.poll(enEspera).toBe(1);
      await tx.execute(sql`update participantes set sede_id = ${otra.id} where id = ${de.persona}`);
    });
    const respuesta = await (pedida as Promise<RespuestaLeida>);
    const sedes = await consultar<{ sede_id: number }>(
      base.db,
      sql`select distinct sede_id::int from mensualidades where participante_id = ${de.persona}`,
    );
    expect(sedes).toEqual([{ sede_id: otra.id }]);
    return respuesta;
  };

  it('un pago de varias mensualidades espera y queda', async () => {
    expect((await mientrasSeTraslada(() => pagarLosDos())).estado).toBe(201);
  });

  it('un abono del que sobra algo espera y queda', async () => {
    expect((await mientrasSeTraslada(abonarDeMas)).estado).toBe(201);
  });

  it('usar lo que sobró espera y queda', async () => {
    await abonarDeMas();
    const usar = () => pedir(`mensualidades/${de.cobros[1]}/saldo-a-favor`, { valor: 5 });
    const respuesta = await mientrasSeTraslada(usar);
    expect(respuesta.estado, respuesta.texto).toBe(201);
  });

  it('anular un pago del que sobró algo espera y queda', async () => {
    const { cuerpo } = await pagarLosDos(2 * VALOR + 5);
    const anular = () => pedir(`pagos/${cuerpo.id}/anular`, { motivo: 'Se digitó dos veces' });
    const respuesta = await mientrasSeTraslada(anular);
    expect(respuesta.estado, respuesta.texto).toBe(200);
  });
});
