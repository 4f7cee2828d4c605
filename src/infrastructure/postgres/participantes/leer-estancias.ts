import { and, between, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import type { Evento } from '@/domain/participantes/estancias/estancia';
import type { DiasDeMovimientos, EstanciaQueSeMueve } from '@/domain/participantes/estancias/movimientos';
import type { Presencia } from '@/domain/participantes/estancias/ocupacion-en';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { estancias, eventosDeEstancia as eventos } from '@/infrastructure/postgres/esquema/estancias';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aDatosDeEstancia,
  aEvento,
  columnasEstancia,
  columnasEvento,
} from '@/infrastructure/postgres/shared/leer-estancias';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** Whose stay it is. */
export const participanteDeEstancia = async (db: Ejecutor, estancia: Id): Promise<number | null> => {
  const numero = leerId(estancia);
  if (numero === null) return null;
  const [fila] = await db
    .select({ id: estancias.participante_id })
    .from(estancias)
    .where(eq(estancias.id, numero));
  return fila?.id ?? null;
};

/** The stays that may touch that day, which are as many as people live there, and the transfers after it. */
export const leerPresencias = async (db: Ejecutor, fecha: FechaCalendario): Promise<Presencia[]> => {
  const filas = await db
    .select({
      id: estancias.id,
      fecha_ingreso: estancias.fecha_ingreso,
      fecha_egreso: estancias.fecha_egreso,
      sede_id: estancias.sede_id,
      area: estancias.area,
      fecha_egreso_prevista: participantes.fecha_egreso_prevista,
      archivado_en: participantes.archivado_en,
    })
    .from(estancias)
    .innerJoin(participantes, eq(participantes.id, estancias.participante_id))
    .where(
      and(
        lte(estancias.fecha_ingreso, fecha),
        or(isNull(estancias.fecha_egreso), gt(estancias.fecha_egreso, fecha)),
      ),
    );
  const traslados = await db
    .select({
      id: eventos.id,
      estancia_id: eventos.estancia_id,
      fecha: eventos.fecha,
      desde_sede_id: eventos.desde_sede_id,
      desde_area: eventos.desde_area,
    })
    .from(eventos)
    .where(and(eq(eventos.tipo, 'TRASLADO'), gt(eventos.fecha, fecha)));
  return filas.map(({ id, fecha_egreso_prevista, archivado_en, ...estancia }) => ({
    estancia,
    participante: { fecha_egreso_prevista, archivado_en: archivado_en?.toISOString() ?? null },
    traslados: traslados.filter(({ estancia_id }) => estancia_id === id),
  }));
};

/** The stays with something that moved in those days, wherever it was, and the permissions and transfers of each. */
export const leerQuienesSeMueven = async (
  db: Ejecutor,
  { desde, hasta }: DiasDeMovimientos,
): Promise<EstanciaQueSeMueve[]> => {
  const deEstancia = (columna: AnyPgColumn) =>
    db
      .select({ id: estancias.id })
      .from(estancias)
      .where(between(columna, desde, hasta));
  const deEvento = (tipo: Evento['tipo'], columna: AnyPgColumn) =>
    db
      .select({ id: eventos.estancia_id })
      .from(eventos)
      .where(and(eq(eventos.tipo, tipo), between(columna, desde, hasta)));
  const elegidas = union(
    deEstancia(estancias.fecha_ingreso),
    deEstancia(estancias.fecha_egreso),
    deEvento('PERMISO', eventos.salida),
    deEvento('PERMISO', eventos.regreso_real),
    deEvento('TRASLADO', eventos.fecha),
  );
  const filas = await db
    .select({ ...columnasEstancia, nombre: participantes.nombre })
    .from(estancias)
    .innerJoin(participantes, eq(participantes.id, estancias.participante_id))
    .where(inArray(estancias.id, elegidas));
  const suyos = await db
    .select(columnasEvento)
    .from(eventos)
    .where(and(inArray(eventos.estancia_id, elegidas), inArray(eventos.tipo, ['PERMISO', 'TRASLADO'])))
    .orderBy(desc(eventos.id));
  const porEstancia = new Map<number, Evento[]>();
  for (const suyo of suyos)
    porEstancia.set(suyo.estancia_id, [...(porEstancia.get(suyo.estancia_id) ?? []), aEvento(suyo)]);
  return filas.map(({ nombre, ...fila }) => ({
    nombre,
    estancia: { ...aDatosDeEstancia(fila), eventos: porEstancia.get(fila.id) ?? [] },
  }));
};
