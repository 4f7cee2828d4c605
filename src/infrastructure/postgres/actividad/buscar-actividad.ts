import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Actividad } from '@/domain/actividad/actividad';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { Pagina } from '@/domain/shared/pagina';
import { aActividad } from '@/infrastructure/postgres/actividad/leer-actividad';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import { escribirBusqueda, tieneTodos } from '@/infrastructure/postgres/shared/busqueda-sql';

/** The instant at which that day begins in Bogota. */
const inicioDe = (fecha: FechaCalendario): Date => new Date(`${fecha}T00:00:00-05:00`);

export const buscarActividad = async (
  db: Ejecutor,
  criterios: CriteriosActividad,
): Promise<Pagina<Actividad>> => {
  const { desde, hasta, usuario, entidad, accion, pagina, limite } = criterios;
  const filtro = and(
    desde ? gte(actividad.fecha, inicioDe(desde)) : undefined,
    hasta ? lt(actividad.fecha, inicioDe(sumarDias(hasta, 1))) : undefined,
    entidad ? eq(actividad.entidad, entidad) : undefined,
    accion ? eq(actividad.accion, accion) : undefined,
    tieneTodos(
      sql`plegar(coalesce(${actividad.usuario}, ''))`,
      escribirBusqueda(leerBusqueda(usuario)).terminos,
    ),
  );
  const [conteo] = await db.select({ total: count() }).from(actividad).where(filtro);
  const filas = await db
    .select()
    .from(actividad)
    .where(filtro)
    .orderBy(desc(actividad.fecha), desc(actividad.id))
    .limit(limite)
    .offset((pagina - 1) * limite);
  return { datos: filas.map(aActividad), total: conteo?.total ?? 0 };
};
