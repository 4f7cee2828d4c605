import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { carpetaMigraciones, migrar } from '@/infrastructure/postgres/base-datos/migrar';

/** The database as a release whose last change of schema was `ultima` left it the first time, whatever was in it. */
export const volverAlEsquema = async (base: BaseDatosAbierta, ultima: string): Promise<void> => {
  const carpeta = await mkdtemp(join(tmpdir(), 'migraciones-'));
  try {
    const nombres = (await readdir(carpetaMigraciones())).filter((n) => n.endsWith('.sql') && n <= ultima);
    for (const nombre of nombres) await copyFile(join(carpetaMigraciones(), nombre), join(carpeta, nombre));
    await base.ejecutarGuion('drop schema public cascade; create schema public');
    await migrar(base, carpeta);
  } finally {
    await rm(carpeta, { recursive: true, force: true });
  }
};

/**
 * Rows with their ids, each with the line of the history of when it was written: the columns that are not given are
 * those of a record that nobody has changed.
 */
export const escribirComoAntes = async (
  { db }: BaseDatosAbierta,
  tabla: string,
  entidad: string,
  filas: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [primera = {}] = filas;
  const firma = {
    creado_en: '2026-10-01T10:00:00Z',
    creado_por: 'ana@fundacion.example',
    actualizado_en: '2026-10-01T10:00:00Z',
    actualizado_por: 'ana@fundacion.example',
  };
  const columnas = Object.keys({ ...primera, ...firma }).join(', ');
  const json = JSON.stringify(filas.map((fila) => ({ ...fila, ...firma })));
  await db.execute(
    sql`insert into ${sql.raw(tabla)} (${sql.raw(columnas)}) overriding system value
        select ${sql.raw(columnas)} from json_populate_recordset(null::${sql.raw(tabla)}, ${json}::json)`,
  );
  await db.execute(
    sql`insert into actividad (fecha, usuario, accion, entidad, entidad_id, cambios)
        select creado_en, creado_por, 'CREAR', ${entidad}, id, '[]' from ${sql.raw(tabla)} order by id`,
  );
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), (select max(id) from ${sql.raw(tabla)}))`,
  );
};
