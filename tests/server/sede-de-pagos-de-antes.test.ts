import { volverAlEsquema } from '@tests/server/apoyo/base-anterior';
import { MOTORES } from '@tests/server/apoyo/motores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sedeDelDia } from '@/domain/participantes/estancias/ocupacion-en';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';
import { leerEstancias } from '@/infrastructure/postgres/shared/leer-estancias';

/** Ana moved twice; Beto came back to another house; Carla never had a stay; Dora lives nowhere. */
const FILAS = `
  insert into sedes (id, nombre, direccion, creado_en, actualizado_en, version)
    overriding system value values
    (1, 'Bello', 'Calle 1', now(), now(), 1), (2, 'Apartadó', 'Calle 2', now(), now(), 1), (3, 'Medellín', 'Calle 3', now(), now(), 1);
  insert into participantes (id, nombre, telefono, estado, sede_id, fecha_ingreso, creado_en, actualizado_en, version)
    overriding system value values
    (1, 'Ana', '3000000001', 'ACTIVO', 3, '2026-01-10', now(), now(), 1),
    (2, 'Beto', '3000000002', 'ACTIVO', 2, '2026-06-01', now(), now(), 1),
    (3, 'Carla', '3000000003', 'PREINGRESO', 2, null, now(), now(), 1),
    (4, 'Dora', '3000000004', 'PREINGRESO', null, null, now(), now(), 1);
  insert into estancias (id, participante_id, fecha_ingreso, sede_id, fecha_egreso, creado_en, actualizado_en)
    overriding system value values
    (1, 1, '2026-01-10', 3, null, now(), now()),
    (2, 2, '2026-01-10', 1, '2026-03-01', now(), now()), (3, 2, '2026-06-01', 2, null, now(), now());
  insert into eventos_de_estancia (estancia_id, tipo, fecha, desde_sede_id, hasta_sede_id, creado_en, actualizado_en) values
    (1, 'TRASLADO', '2026-04-01', 1, 2, now(), now()), (1, 'TRASLADO', '2026-08-01', 2, 3, now(), now());
  insert into mensualidades (id, participante_id, valor, periodo, concepto, estado, creado_en, actualizado_en, version)
    overriding system value
    select n, n, 900000, '2026-09', 'MENSUALIDAD', 'CON_ABONO', now(), now(), 1 from generate_series(1, 4) n;
`;

const DIAS = [
  '2025-12-01',
  '2026-01-10',
  '2026-03-15',
  '2026-04-01',
  '2026-07-31',
  '2026-08-01',
  '2026-09-05',
];

describe.each(MOTORES)('los pagos de antes de que tuvieran sede, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
    await volverAlEsquema(base, '0044_movimientos.sql');
    await base.ejecutarGuion(FILAS);
    for (const fecha of DIAS)
      await base.db.execute(
        sql`with pagado as (
              insert into abonos (mensualidad_id, fecha, valor, medio, excedente)
              select n, ${fecha}::date, 10, 'EFECTIVO', 5 from generate_series(1, 4) n returning id, mensualidad_id
            ), sobrado as (
              insert into movimientos_a_favor (tipo, fecha, valor, participante_id, abono_id, creado_en)
              select 'EXCEDENTE', ${fecha}::date, 5, mensualidad_id, id, now() from pagado returning id, participante_id
            )
            insert into movimientos_a_favor (tipo, origen_id, fecha, valor, participante_id, medio, motivo, creado_en)
            select 'DEVOLUCION', id, ${fecha}::date, 5, participante_id, 'EFECTIVO', 'La pidió', now() from sobrado`,
      );
    expect(await migrar(base)).toContain('0045_sede_de_cada_pago.sql');
  });
  afterAll(() => base.cerrar());

  const leer = async (consulta: string) => {
    const filas = await consultar<{ quien: number | string; sede: number | string | null }>(
      base.db,
      sql.raw(consulta),
    );
    const numero = (valor: number | string | null) => (valor === null ? null : Number(valor));
    return [1, 2, 3, 4].map((quien) =>
      filas.filter((fila) => Number(fila.quien) === quien).map(({ sede }) => numero(sede)),
    );
  };
  const DE_CADA_UNO = [
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 1, 1, 2, 2, 2],
    [2, 2, 2, 2, 2, 2, 2],
    [null, null, null, null, null, null, null],
  ];

  it('son de la casa donde su persona vivía ese día, y lo devuelto también', async () => {
    expect(await leer('select mensualidad_id as quien, sede_id as sede from abonos order by id')).toEqual(
      DE_CADA_UNO,
    );
    expect(
      await leer(
        `select participante_id as quien, sede_id as sede from movimientos_a_favor where tipo = 'DEVOLUCION' order by id`,
      ),
    ).toEqual(DE_CADA_UNO);
    expect(
      await leer(
        `select participante_id as quien, sede_id as sede from movimientos_a_favor where tipo = 'EXCEDENTE' and sede_id is not null`,
      ),
    ).toEqual([[], [], [], []]);
  });

  it('y el dominio dice lo mismo de esas filas', async () => {
    const personas = [
      { sede_id: 3, area: null },
      { sede_id: 2, area: null },
      { sede_id: 2, area: null },
      { sede_id: null, area: null },
    ];
    for (const [n, persona] of personas.entries()) {
      const estancias = await leerEstancias(base.db, n + 1);
      expect(DIAS.map((dia) => sedeDelDia(persona, estancias, dia))).toEqual(DE_CADA_UNO[n]);
    }
  });

  it('los conteos de pagos no cambian', async () => {
    const [conteo] = await consultar<{ total: number | string }>(
      base.db,
      sql`select sum(cantidad) as total from conteo_abonos`,
    );
    expect(Number(conteo?.total)).toBe(4 * DIAS.length);
  });
});
