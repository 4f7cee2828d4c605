import { and, eq, getTableColumns, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Guardados } from '@/application/revision/reunir-registros';
import { esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { VALOR_SOSPECHOSO } from '@/domain/shared/dinero/valor-sospechoso';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { configuracion } from '@/infrastructure/postgres/esquema/configuracion';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';

/*
 * Of each table, at least everything that the domain may find something in: it decides, these only leave out what it
 * surely does not. Two documents that read alike have the same figures, and two phones the same last six.
 */
const cifras = (columna: PgColumn): SQL => sql`regexp_replace(${columna}, '[^0-9]', '', 'g')`;
const finDeTelefono = (columna: PgColumn): SQL => sql`right(${cifras(columna)}, 6)`;
const conLetras = (columna: PgColumn): SQL => sql`${columna} ~ '[^0-9]'`;
const telefonoRaro = (columna: PgColumn): SQL => sql`${columna} !~ '^[1-9][0-9]{9}$'`;
const pequeno = (columna: PgColumn): SQL => sql`${columna} between 1 and ${VALOR_SOSPECHOSO - 1}`;

const instanteIso = (fecha: Date | null): string | null => fecha?.toISOString() ?? null;

const leerParticipantes = async (db: Ejecutor): Promise<Guardados['participantes']> => {
  const p = participantes;
  const documento = cifras(p.numero_documento);
  const persona = sql`(${p.nombre_plegado}, ${finDeTelefono(p.telefono)})`;
  const filas = await db
    .select({
      id: p.id,
      nombre: p.nombre,
      tipo_documento: p.tipo_documento,
      numero_documento: p.numero_documento,
      telefono: p.telefono,
      estado: p.estado,
      valor_mensualidad: p.valor_mensualidad,
      archivado_en: p.archivado_en,
    })
    .from(p)
    .where(
      or(
        conLetras(p.numero_documento),
        telefonoRaro(p.telefono),
        pequeno(p.valor_mensualidad),
        sql`${documento} in (select ${documento} from ${p} group by 1 having count(*) > 1)`,
        sql`${persona} in (select ${p.nombre_plegado}, ${finDeTelefono(p.telefono)} from ${p} group by 1, 2 having count(*) > 1)`,
      ),
    )
    .orderBy(p.id);
  return filas.map((fila) => ({ ...fila, archivado_en: instanteIso(fila.archivado_en) }));
};

const leerAcudientes = async (db: Ejecutor): Promise<Guardados['acudientes']> => {
  const a = acudientes;
  const { id, id_participante, nombres, apellidos, tipo_documento, numero_documento } = getTableColumns(a);
  const { telefono, telefono_alterno, estado, archivado_en } = getTableColumns(a);
  const documento = cifras(numero_documento);
  const filas = await db
    .select({
      ...{ id, id_participante, nombres, apellidos, tipo_documento, numero_documento },
      ...{ telefono, telefono_alterno, estado, archivado_en },
    })
    .from(a)
    .where(
      or(
        conLetras(numero_documento),
        telefonoRaro(telefono),
        telefonoRaro(telefono_alterno),
        sql`${documento} in (select ${documento} from ${a} group by 1 having count(*) > 1)`,
      ),
    )
    .orderBy(id);
  return filas.map((fila) => ({ ...fila, archivado_en: instanteIso(fila.archivado_en) }));
};

type Abono = Guardados['mensualidades'][number]['abonos'][number];

const leerAbonos = async (db: Ejecutor): Promise<ReadonlyMap<number, readonly Abono[]>> => {
  const { id, mensualidad_id, valor, recibo } = abonos;
  const filas = await db
    .select({ id, mensualidad_id, valor, recibo })
    .from(abonos)
    .where(and(pequeno(valor), isNull(abonos.anulado_en)))
    .orderBy(id);
  const porMensualidad = new Map<number, Abono[]>();
  for (const { mensualidad_id: de, ...abono } of filas)
    porMensualidad.set(de, [...(porMensualidad.get(de) ?? []), { ...abono, anulado_en: null }]);
  return porMensualidad;
};

const leerMensualidades = async (db: Ejecutor): Promise<Guardados['mensualidades']> => {
  const m = mensualidades;
  const { id, concepto, periodo, valor, descuento, estado } = m;
  const suyos = await leerAbonos(db);
  const conAbonoPequeno = sql`${id} in (
    select ${abonos.mensualidad_id} from ${abonos} where ${pequeno(abonos.valor)} and ${abonos.anulado_en} is null)`;
  const filas = await db
    .select({ id, concepto, periodo, valor, descuento, estado, participante_nombre: participantes.nombre })
    .from(m)
    .innerJoin(participantes, eq(participantes.id, m.participante_id))
    .where(
      and(
        notInArray(estado, ['ANULADA', 'EXONERADA']),
        isNull(m.archivado_en),
        or(pequeno(valor), pequeno(descuento), conAbonoPequeno),
      ),
    )
    .orderBy(id);
  return filas.map((fila) => ({ ...fila, archivado_en: null, abonos: suyos.get(fila.id) ?? [] }));
};

const leerSedes = async (db: Ejecutor): Promise<Guardados['sedes']> => {
  const filas = await db
    .select({
      id: sedes.id,
      nombre: sedes.nombre,
      telefono: sedes.telefono,
      archivado_en: sedes.archivado_en,
    })
    .from(sedes)
    .orderBy(sedes.id);
  return filas.map((fila) => ({ ...fila, archivado_en: instanteIso(fila.archivado_en) }));
};

export const leerGuardados = async (db: Ejecutor): Promise<Guardados> => {
  const [ajustes] = await db.select({ datos: configuracion.datos }).from(configuracion);
  return {
    participantes: await leerParticipantes(db),
    acudientes: await leerAcudientes(db),
    mensualidades: await leerMensualidades(db),
    sedes: await leerSedes(db),
    configuracion: ajustes ? esquemaConfiguracion.parse(ajustes.datos) : null,
  };
};
