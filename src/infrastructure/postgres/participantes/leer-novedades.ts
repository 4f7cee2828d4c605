import { and, asc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import type { Turno } from '@/domain/participantes/bitacora/turno';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { novedades } from '@/infrastructure/postgres/esquema/novedades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { igualId, leerId } from '@/infrastructure/postgres/shared/leer-id';

const columnas = { ...getTableColumns(novedades), participante_nombre: participantes.nombre };

const leer = async (db: Ejecutor, filtro: SQL | undefined): Promise<Novedad[]> => {
  const filas = await db
    .select(columnas)
    .from(novedades)
    .innerJoin(participantes, eq(participantes.id, novedades.participante_id))
    .where(filtro)
    .orderBy(asc(novedades.ocurrio_en), asc(novedades.id));
  return filas.map((fila) => ({
    ...fila,
    ocurrio_en: fila.ocurrio_en.toISOString(),
    creado_en: fila.creado_en.toISOString(),
  }));
};

export const leerNovedades = async (db: Ejecutor, participante: Id): Promise<Novedad[]> => {
  const numero = leerId(participante);
  return numero === null ? [] : leer(db, eq(novedades.participante_id, numero));
};

export const leerNovedad = async (db: Ejecutor, id: Id): Promise<Novedad | null> => {
  const [novedad] = await leer(db, igualId(novedades.id, id));
  return novedad ?? null;
};

/** Those of the hours asked for, and from each one to what it corrects and what corrects it. */
export const leerTurno = (db: Ejecutor, { sede_id, desde, hasta }: Turno): Promise<Novedad[]> => {
  const delTurno = and(
    gte(novedades.ocurrio_en, new Date(desde)),
    hasta === undefined ? undefined : lte(novedades.ocurrio_en, new Date(hasta)),
    sede_id === undefined ? undefined : igualId(novedades.sede_id, sede_id),
  );
  return leer(
    db,
    inArray(
      novedades.id,
      sql`(with recursive hilo (id, corrige) as (
        select ${novedades.id}, ${novedades.corrige} from ${novedades} where ${delTurno}
        union
        select n.id, n.corrige from ${novedades} n join hilo h on n.corrige = h.id or n.id = h.corrige
      ) select id from hilo)`,
    ),
  );
};
