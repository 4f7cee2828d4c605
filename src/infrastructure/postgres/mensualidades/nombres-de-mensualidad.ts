import { eq, inArray } from 'drizzle-orm';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { documentoQueIdentifica } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';

const leerParticipantes = async (db: Ejecutor, ids: number[]) => {
  if (ids.length === 0) return new Map();
  const filas = await db
    .select({
      id: participantes.id,
      nombre: participantes.nombre,
      documento: participantes.numero_documento,
      sede_id: participantes.sede_id,
      sede_nombre: sedes.nombre,
    })
    .from(participantes)
    .leftJoin(sedes, eq(sedes.id, participantes.sede_id))
    .where(inArray(participantes.id, ids));
  return new Map(filas.map((fila) => [fila.id, fila]));
};

const leerPagadores = async (db: Ejecutor, ids: number[]) => {
  if (ids.length === 0) return new Map();
  const { id, nombres, apellidos, tipo_documento, numero_documento } = acudientes;
  const filas = await db
    .select({ id, nombres, apellidos, tipo_documento, numero_documento })
    .from(acudientes)
    .where(inArray(acudientes.id, ids));
  return new Map(
    filas.map((fila) => [
      fila.id,
      { nombre: `${fila.nombres} ${fila.apellidos}`.trim(), documento: documentoQueIdentifica(fila) },
    ]),
  );
};

/** The rows of a page with the names a list shows. */
export const conNombres = async (
  db: Ejecutor,
  filas: readonly Mensualidad[],
  hoy: FechaCalendario,
): Promise<MensualidadEnLista[]> => {
  const titulares = await leerParticipantes(db, [...new Set(filas.map((m) => Number(m.participante_id)))]);
  const pagadores = await leerPagadores(
    db,
    filas.flatMap((m) => (m.id_acudiente === null ? [] : [Number(m.id_acudiente)])),
  );
  return filas.map((mensualidad) => {
    const titular = titulares.get(Number(mensualidad.participante_id));
    const pagador = pagadores.get(Number(mensualidad.id_acudiente));
    const nombres = {
      participante_nombre: titular?.nombre ?? null,
      participante_documento: titular?.documento ?? null,
      sede_id: titular?.sede_id ?? null,
      sede_nombre: titular?.sede_nombre ?? null,
      pagador_nombre: pagador?.nombre ?? null,
      pagador_documento: pagador?.documento ?? null,
    };
    return enLista(mensualidad, nombres, hoy);
  });
};
