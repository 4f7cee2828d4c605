import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { carpetaMigraciones } from '@/infrastructure/postgres/base-datos/carpeta-migraciones';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

/** Serialises starts that share one PostgreSQL; any number no other program would use. */
const CANDADO = 7_248_103;

const aplicadas = async ({ db }: BaseDatosAbierta): Promise<Set<string>> => {
  const filas = await consultar<{ nombre: string }>(db, sql`select nombre from migraciones`);
  return new Set(filas.map((fila) => fila.nombre));
};

/** Brings the schema up to date. Each file runs once, whole or not at all, in the order of its name. */
export const migrar = async (base: BaseDatosAbierta, carpeta = carpetaMigraciones()): Promise<string[]> => {
  await base.ejecutarGuion(
    `select pg_advisory_xact_lock(${CANDADO});
     create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now());`,
  );
  const hechas = await aplicadas(base);
  const archivos = (await readdir(carpeta)).filter((nombre) => nombre.endsWith('.sql')).sort();
  const pendientes = archivos.filter((nombre) => !hechas.has(nombre));
  for (const nombre of pendientes) {
    const guion = await readFile(join(carpeta, nombre), 'utf8');
    await base.ejecutarGuion(
      `select pg_advisory_xact_lock(${CANDADO});
       do $migracion$ begin
         if not exists (select 1 from migraciones where nombre = '${nombre}') then
           execute $guion$${guion}$guion$;
           insert into migraciones (nombre) values ('${nombre}');
         end if;
       end $migracion$;`,
    );
  }
  return pendientes;
};
