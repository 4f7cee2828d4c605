import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import {
  type BaseDatosAbierta,
  consultar,
  type Ejecutor,
} from '@/infrastructure/postgres/base-datos/base-datos';
import { normalizarGuardados } from '@/infrastructure/postgres/revision/normalizar-guardados';

/** Beside the built server, or in the source tree. */
const CANDIDATAS = ['./migraciones/', '../migraciones/'];

/** Throws when neither exists: the installation is incomplete. */
export const carpetaMigraciones = (): string => {
  const rutas = CANDIDATAS.map((candidata) => fileURLToPath(new URL(candidata, import.meta.url)));
  const encontrada = rutas.find((ruta) => existsSync(ruta));
  if (!encontrada) throw new Error(`No se encontró la carpeta de migraciones (${rutas.join(', ')})`);
  return encontrada;
};

/** Serialises starts that share one PostgreSQL; any number no other program would use. */
const CANDADO = 7_248_103;

/** Changing the schema of a large database, or waiting for who is doing it, takes longer than any request may. */
export const esperarTurno = ['set local statement_timeout = 0', `select pg_advisory_xact_lock(${CANDADO})`];

export const CREAR_TABLA_DE_MIGRACIONES =
  'create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now())';

/** In the order they are applied. */
export const leerGuiones = async (carpeta = carpetaMigraciones()): Promise<Map<string, string>> => {
  const nombres = (await readdir(carpeta)).filter((nombre) => nombre.endsWith('.sql')).sort();
  const guiones = new Map<string, string>();
  for (const nombre of nombres) guiones.set(nombre, await readFile(join(carpeta, nombre), 'utf8'));
  return guiones;
};

/** One statement that applies it, unless somebody did. */
export const guionDe = (nombre: string, guion: string): string =>
  `do $migracion$ begin
     if not exists (select 1 from migraciones where nombre = '${nombre}') then
       execute $guion$${guion}$guion$;
       insert into migraciones (nombre) values ('${nombre}');
     end if;
   end $migracion$`;

/** What a file cannot say in SQL, done after it in its transaction. */
const PASOS: Readonly<Record<string, (tx: Ejecutor) => Promise<void>>> = {
  '0013_datos_por_revisar.sql': normalizarGuardados,
};

const aplicadas = async (db: Ejecutor): Promise<Set<string>> => {
  const filas = await consultar<{ nombre: string }>(db, sql`select nombre from migraciones`);
  return new Set(filas.map((fila) => fila.nombre));
};

/** A later release changed the database: what this one writes would not keep the rules of that one. */
class BaseMasNueva extends Error {
  constructor(ajenas: readonly string[]) {
    super(
      [
        `Estos datos los dejó una versión más nueva del programa (${ajenas.join(', ')}), y esta no sabe cuidarlos. No se cambió nada.`,
        'Instale esa versión, o una posterior. Para quedarse en esta, restaure el respaldo que hizo antes de actualizar:',
        '  npm run restore -- --desde RESPALDO --reemplazar',
      ].join('\n'),
    );
    this.name = 'BaseMasNueva';
  }
}

const aplicarEn = async (tx: Ejecutor, nombre: string, guion: string): Promise<void> => {
  await tx.execute(sql.raw(guionDe(nombre, guion)));
  await PASOS[nombre]?.(tx);
};

/** What is missing of `guiones`, within the transaction of somebody whose turn it is. */
export const ponerAlDia = async (tx: Ejecutor, guiones: ReadonlyMap<string, string>): Promise<void> => {
  const hechas = await aplicadas(tx);
  for (const [nombre, guion] of guiones) if (!hechas.has(nombre)) await aplicarEn(tx, nombre, guion);
};

const aplicar = ({ db }: BaseDatosAbierta, nombre: string, guion: string): Promise<void> =>
  db.transaction(async (transaccion) => {
    const tx = transaccion as unknown as Ejecutor;
    for (const orden of esperarTurno) await tx.execute(sql.raw(orden));
    // Another process may have done it while this one waited.
    if ((await aplicadas(tx)).has(nombre)) return;
    await aplicarEn(tx, nombre, guion);
  });

/**
 * Brings the schema up to date. Each file runs once, whole or not at all, in the order of its name. Throws
 * {@link BaseMasNueva}.
 */
export const migrar = async (base: BaseDatosAbierta, carpeta = carpetaMigraciones()): Promise<string[]> => {
  await base.ejecutarGuion([...esperarTurno, CREAR_TABLA_DE_MIGRACIONES].join(';\n'));
  const hechas = await aplicadas(base.db);
  const guiones = await leerGuiones(carpeta);
  const ajenas = [...hechas].filter((nombre) => !guiones.has(nombre));
  if (ajenas.length > 0) throw new BaseMasNueva(ajenas);
  const pendientes = [...guiones.keys()].filter((nombre) => !hechas.has(nombre));
  for (const nombre of pendientes) await aplicar(base, nombre, guiones.get(nombre) ?? '');
  return pendientes;
};
