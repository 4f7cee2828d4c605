import { MOTORES } from '@tests/server/apoyo/motores';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDENES_POR_MES } from '@/domain/mensualidades/criterios-mensualidades';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import { CLAVES_ACUDIENTES } from '@/infrastructure/postgres/acudientes/buscar-acudientes';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { CLAVES_MENSUALIDADES } from '@/infrastructure/postgres/mensualidades/buscar-mensualidades';
import { CLAVES_PARTICIPANTES } from '@/infrastructure/postgres/participantes/filtro-participantes';
import { CLAVES_SEDES } from '@/infrastructure/postgres/sedes/postgres-sede-repository';
import { claveDeOrden, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

// Every key is missing from some and repeated in others, where the database lets it.
const SIEMBRA = `
  insert into sedes (nombre, direccion, municipio, estado, creado_en, actualizado_en)
    select 'Sede ' || n, 'Calle', (array['Bello', null, 'Apartadó'])[n % 3 + 1],
      (array['ACTIVA', 'INACTIVA'])[n % 2 + 1], now(), timestamptz '2026-01-01' + n % 3 * interval '1 day'
    from generate_series(1, 9) n;
  insert into participantes (nombre, telefono, estado, programa, fecha_ingreso, sede_id, creado_en, actualizado_en)
    select (array['Ana', 'Beto', 'Ána'])[n % 3 + 1], '3001234567', (array['ACTIVO', 'EGRESADO'])[n % 2 + 1],
      (array['INTERNADO', null, 'FAMILIAR'])[n % 3 + 1], (array['2026-02-01', null, null, '2026-01-01'])[n % 4 + 1]::date,
      n % 2 + 1, now(), timestamptz '2026-01-01' + n % 3 * interval '1 day'
    from generate_series(1, 24) n;
  insert into acudientes (id_participante, numero_documento, nombres, apellidos, parentesco, estado, creado_en, actualizado_en)
    select id, 'D', 'Luz', (array['Gil', 'Arias'])[id % 2 + 1], (array['TIO', null, 'MADRE'])[id % 3 + 1],
      (array['ACTIVO', 'INACTIVO'])[id % 2 + 1], now(), actualizado_en
    from participantes;
  insert into mensualidades (participante_id, valor, periodo, fecha_vencimiento, estado, creado_en, actualizado_en)
    select id, 100 + id % 3, (array['2026-02', null, '2026-01'])[(id + k) % 3 + 1],
      (array['2026-02-05', null, '2026-01-05'])[(id + k) % 3 + 1]::date, (array['ANULADA', 'PENDIENTE'])[k + 1], now(), actualizado_en
    from participantes cross join generate_series(0, 1) k;
  analyze;`;

const LISTAS = [
  { nombre: 'participantes', tabla: participantes, claves: CLAVES_PARTICIPANTES, porDefecto: 'nombre' },
  { nombre: 'acudientes', tabla: acudientes, claves: CLAVES_ACUDIENTES, porDefecto: 'apellidos' },
  { nombre: 'mensualidades', tabla: mensualidades, claves: CLAVES_MENSUALIDADES, porDefecto: '-periodo' },
  { nombre: 'sedes', tabla: sedes, claves: CLAVES_SEDES, porDefecto: 'nombre' },
] as const;
type Lista = (typeof LISTAS)[number];

const CASOS = LISTAS.flatMap((lista) =>
  Object.keys(lista.claves).flatMap((campo) =>
    [campo, `-${campo}`].map((orden) => ({ lista, nombre: lista.nombre, orden })),
  ),
);
// There are few sedes. The day somebody leaves or comes back is asked for with a filter that leaves few, and where they
// are or what they owe is told by other records: those are read and sorted.
const SE_ORDENAN = /^-?(?:fecha_egreso_prevista|regreso_previsto|sede|saldo)$/;
const CON_INDICE = CASOS.filter(
  ({ nombre, orden }) => nombre !== 'sedes' && !(nombre === 'participantes' && SE_ORDENAN.test(orden)),
);

const filtroDe = ({ nombre, tabla }: Lista): SQL =>
  nombre === 'mensualidades' ? sql`true` : isNull(tabla.archivado_en);

const DE_UNA = [
  ['sede', eq(mensualidades.sede_id, 1)],
  ['persona', eq(mensualidades.participante_id, 1)],
  ['clase', eq(mensualidades.estado, 'PENDIENTE')],
  ['mes', eq(mensualidades.periodo, '2026-01')],
] as const;

describe.each(MOTORES)('el orden de las listas sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
    await base.ejecutarGuion(SIEMBRA);
  });
  afterAll(() => base.cerrar());

  const ordenDe = ({ claves, porDefecto, tabla }: Lista, orden: string) =>
    sql.join(ordenSql(claves, { orden, porDefecto, id: tabla.id }), sql`, `);

  // With so few rows, reading and sorting them all would be as good.
  const planDe = (consulta: SQL): Promise<string> =>
    base.db.transaction(async (tx) => {
      for (const paso of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await tx.execute(sql.raw(`set local enable_${paso} = off`));
      return JSON.stringify(await consultar(tx, sql`explain ${consulta}`));
    });

  it.each(CASOS)('$nombre por $orden: el mismo que el del dominio', async ({ lista, orden }) => {
    const { clave } = claveDeOrden(lista.claves, { orden, porDefecto: lista.porDefecto });
    const filas = await consultar<{ id: number; clave: string | null }>(
      base.db,
      sql`select ${lista.tabla.id}::int as id, ${clave}::text as clave from ${lista.tabla} order by ${ordenDe(lista, orden)}`,
    );
    expect(filas.length).toBeGreaterThan(8);
    const { campo, descendente } = leerOrden(orden);
    const porMes = lista.nombre === 'mensualidades' && ORDENES_POR_MES.includes(campo);
    expect(filas).toEqual(ordenarPor(filas, (fila) => fila.clave, descendente, descendente && !porMes));
  });

  it.each(CON_INDICE)('$nombre por $orden: se lee de un índice, sin ordenar', async ({ lista, orden }) => {
    const plan = await planDe(
      sql`select * from ${lista.tabla} where ${filtroDe(lista)} order by ${ordenDe(lista, orden)} limit 10`,
    );
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Sort');
  });

  it.each(DE_UNA)('las mensualidades de una %s se leen de un índice en su orden', async (_cual, filtro) => {
    const plan = await planDe(
      sql`select * from ${mensualidades} where ${filtro} order by ${ordenDe(LISTAS[2], '-periodo')} limit 10`,
    );
    expect(plan).toContain('Index Cond');
    expect(plan).not.toContain('Sort');
  });
});
