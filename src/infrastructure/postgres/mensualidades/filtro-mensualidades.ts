import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type CriteriosMensualidades,
  ESTADOS_DE_COBRO,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { enLista, type MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { Busqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { documentoQueIdentifica } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { mensualidades as m } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  algunaDice,
  type Campos,
  escribirBusqueda,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';
import { estadosQueDeben } from '@/infrastructure/postgres/shared/saldo-sql';

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

const estaVencida = (hoy: FechaCalendario): SQL =>
  sql`(${m.estado} in ${estadosQueDeben} and ${m.fecha_vencimiento} < ${hoy}::date)`;

interface Buscada {
  busqueda: Busqueda;
  alcance: Alcance;
  hoy: FechaCalendario;
}

type Gente = PgTable & { id: PgColumn; busqueda: PgColumn };

const vozDe = (llave: PgColumn, gente: Gente, campos: Campos, suya: PgColumn = gente.id): VozSql => ({
  texto: (terminos) =>
    sql`${llave} in (select ${suya} from ${gente} where ${tieneTodos(gente.busqueda, terminos)})`,
  campos,
});

/** Which fees are found, as far as the search looks: by whose they are, or by who pays them and their guardians too. */
const buscadas = (
  { busqueda: leida, alcance, hoy }: Buscada,
  { familia }: Pick<CriteriosMensualidades, 'familia'>,
): SQL | undefined => {
  const busqueda = escribirBusqueda(leida);
  if (busqueda.terminos.length === 0) return undefined;
  const { sede_id, estado, concepto, periodo } = m;
  const campos: Campos = { sede_id, estado, concepto, periodo, vencida: () => estaVencida(hoy) };
  const propia = vozDe(m.participante_id, participantes, campos);
  if (alcance === 'PROPIO') return algunaDice(m, busqueda, [propia]);
  const delPagador = vozDe(m.id_acudiente, acudientes, campos);
  const deAcudientes = vozDe(m.participante_id, acudientes, campos, acudientes.id_participante);
  return algunaDice(m, busqueda, [propia, delPagador, ...(familia ? [deAcudientes] : [])]);
};

export const criteriosSql = (
  criterios: Omit<CriteriosMensualidades, 'buscar'>,
  buscada: Buscada,
): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    buscadas(buscada, criterios),
    criterios.sede_id === undefined ? undefined : igualId(m.sede_id, criterios.sede_id),
    criterios.id_acudiente === undefined ? undefined : igualId(m.id_acudiente, criterios.id_acudiente),
    criterios.vencidas ? estaVencida(buscada.hoy) : undefined,
    criterios.cobro && inArray(m.estado, [...ESTADOS_DE_COBRO[criterios.cobro]]),
  );
