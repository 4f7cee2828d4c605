import { vueltasPedidas } from '@tests/faults/apoyo/vueltas-pedidas';
import { fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const ESCRITORES = 50;
/** The full figure is 1,000: five times what the other faults are asked for. */
const RONDAS = vueltasPedidas(6) * 5;
/** Fewer: each has to try again until it is alone. */
const SUMANDOS = 20;
const ABONO = 1_000;

interface Guardada {
  version: number;
  observaciones: string | null;
}

describe.skipIf(!hayPostgres())(
  'cincuenta escritores sobre una fila',
  { timeout: 300_000 + RONDAS * 10_000 },
  () => {
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

    const cambiar = (id: number, cuerpo: Guardada) =>
      llamar(servidor, `PUT /dashboard-api/participantes/${id}`, { token: servidor.tokenAdmin, cuerpo });
    const todos = <T>(tarea: (escritor: number) => Promise<T>, cuantos = ESCRITORES): Promise<T[]> =>
      Promise.all(Array.from({ length: cuantos }, (_, escritor) => tarea(escritor)));

    it(`en ${RONDAS} rondas con la misma versión entra uno por ronda y cada cambio parte del anterior`, async () => {
      const { id } = await fabricarParticipante(servidor);
      const ganadores: string[] = [];
      for (let version = 1; version <= RONDAS; version++) {
        const respuestas = await todos((n) => cambiar(id, { version, observaciones: `${version}-${n}` }));
        const entraron = respuestas.filter(({ estado }) => estado === 200);
        expect(entraron).toHaveLength(1);
        expect(respuestas.filter(({ estado }) => estado === 409)).toHaveLength(ESCRITORES - 1);
        ganadores.push(entraron[0]?.cuerpo.observaciones as string);
      }
      const historia = await consultar<{ antes: string | null; despues: string }>(
        base.db,
        sql`select c ->> 'antes' as antes, c ->> 'despues' as despues
          from actividad, jsonb_array_elements(cambios) c
          where entidad = 'participante' and entidad_id = ${id} and accion = 'ACTUALIZAR'
            and c ->> 'campo' = 'observaciones' order by actividad.id`,
      );
      expect(historia.map(({ despues }) => despues)).toEqual(ganadores);
      expect(historia.map(({ antes }) => antes)).toEqual([null, ...ganadores.slice(0, -1)]);
    });

    it(`${SUMANDOS} suman uno a la misma cuenta, con reintento, y la cuenta da ${SUMANDOS}`, async () => {
      const { id } = await fabricarParticipante(servidor);
      await todos(async () => {
        let vista: Guardada = { version: 1, observaciones: null };
        for (;;) {
          const cuenta = String(Number(vista.observaciones ?? 0) + 1);
          const { estado, cuerpo } = await cambiar(id, { version: vista.version, observaciones: cuenta });
          if (estado === 200) return;
          expect(estado).toBe(409);
          vista = cuerpo.error?.actual as unknown as Guardada;
        }
      }, SUMANDOS);
      const { cuerpo } = await llamar(servidor, `GET /dashboard-api/participantes/${id}`, {
        token: servidor.tokenAdmin,
      });
      expect(cuerpo).toMatchObject({ observaciones: String(SUMANDOS), version: SUMANDOS + 1 });
    });

    it('de cincuenta abonos a la vez entran los que caben, y el saldo es exacto', async () => {
      const caben = ESCRITORES / 2;
      const persona = await fabricarParticipante(servidor);
      const { id } = await fabricarMensualidad(servidor, persona.id, { valor: ABONO * caben });
      const respuestas = await todos(() =>
        llamar(servidor, `POST /dashboard-api/mensualidades/${id}/abonos`, {
          token: servidor.tokenAdmin,
          cuerpo: { fecha: '2026-11-01', valor: ABONO, medio: 'EFECTIVO' },
        }),
      );
      const estados = respuestas.map(({ estado }) => estado).sort();
      expect(estados).toEqual([...Array(caben).fill(201), ...Array(ESCRITORES - caben).fill(409)]);
      expect(await invariantesRotas(base.db)).toEqual([]);
    });
  },
);
