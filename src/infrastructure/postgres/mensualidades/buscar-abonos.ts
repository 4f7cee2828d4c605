import { and, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { CriteriosAbonos, FiltroAbonos } from '@/domain/mensualidades/criterios-abonos';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { SumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { documentoQueIdentifica } from '@/domain/shared/pagador';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { hallarAbonos } from '@/infrastructure/postgres/mensualidades/filtro-abonos';
import { aAbono } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';

/** What a row shows of the fee it pays, of whose it is and of who pays it. */
const leerCobros = async (db: Ejecutor, ids: number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const filas = await db
    .select({
      id: mensualidades.id,
      participante_id: mensualidades.participante_id,
      participante_nombre: participantes.nombre,
      participante_documento: participantes.numero_documento,
      id_acudiente: mensualidades.id_acudiente,
      // As `nombreAcudiente` of the domain.
      pagador_nombre: sql<string | null>`btrim(${acudientes.nombres} || ' ' || ${acudientes.apellidos})`,
      tipo_documento: acudientes.tipo_documento,
      numero_documento: acudientes.numero_documento,
      periodo: mensualidades.periodo,
      concepto: mensualidades.concepto,
    })
    .from(mensualidades)
    .innerJoin(participantes, eq(participantes.id, mensualidades.participante_id))
    .leftJoin(acudientes, eq(acudientes.id, mensualidades.id_acudiente))
    .where(inArray(mensualidades.id, ids));
  return new Map(
    filas.map(({ id, id_acudiente, tipo_documento, numero_documento, ...cobro }) => {
      const { participante_id } = cobro;
      const pagador_documento = documentoQueIdentifica({ tipo_documento, numero_documento });
      const pagador_clave = clavePagador({ id_acudiente, participante_id });
      return [id, { ...cobro, pagador_documento, pagador_clave }];
    }),
  );
};

/** Up to so many are found and then sorted. */
const POCOS = 5_000;

/**
 * Newest first. Of many that a column tells, the next in their order is soon one of them; of few, or when they are told by
 * their fee, reading in that order would go through all the others, and the planner does not know it.
 */
const losUltimosPrimero = (total: number, buscar: string | undefined): SQL =>
  total > POCOS && buscar === undefined ? sql`${abonos.id} desc` : sql`${abonos.id} + 0 desc`;

export const buscarAbonos = async (
  db: Ejecutor,
  { pagina, limite, ...filtro }: CriteriosAbonos,
): Promise<Pagina<AbonoEnLista>> => {
  const { condicion, total } = await hallarAbonos(db, filtro);
  const filas = await db
    .select({ ...getTableColumns(abonos), sede_nombre: sedes.nombre })
    .from(abonos)
    .leftJoin(sedes, eq(sedes.id, abonos.sede_id))
    .where(condicion)
    .orderBy(losUltimosPrimero(total, filtro.buscar))
    .limit(limite)
    .offset((pagina - 1) * limite);
  const cobros = await leerCobros(
    db,
    filas.map((fila) => fila.mensualidad_id),
  );
  const datos = filas.flatMap(({ sede_nombre, ...fila }) => {
    const cobro = cobros.get(fila.mensualidad_id);
    return cobro ? [{ ...aAbono(fila), mensualidad_id: fila.mensualidad_id, sede_nombre, ...cobro }] : [];
  });
  return { datos, total };
};

const enPesos = (suma: SQL): SQL<number> => sql<number>`coalesce(${suma}, 0)`.mapWith(Number);

/** As `sumarAbonos` of the domain. */
export const sumarLosHallados = async (db: Ejecutor, filtro: FiltroAbonos): Promise<SumaDeAbonos> => {
  const { condicion } = await hallarAbonos(db, filtro);
  const vigente = isNull(abonos.anulado_en);
  const deMedio = (medio: AbonoEnLista['medio']) =>
    sql`sum(${abonos.valor}) filter (where ${and(vigente, eq(abonos.medio, medio))})`;
  const entrado = (cuando: SQL | undefined) =>
    sql`sum(${abonos.valor} + ${abonos.excedente}) filter (where ${and(cuando, inArray(abonos.medio, MEDIOS_PAGO))})`;
  const [suma] = await db
    .select({
      vigentes: enPesos(sql`count(*) filter (where ${and(vigente, inArray(abonos.medio, MEDIOS_PAGO))})`),
      recibido: enPesos(entrado(vigente)),
      aplicado: enPesos(deMedio('SALDO_A_FAVOR')),
      ajustado: enPesos(deMedio('AJUSTE')),
      anulado_despues: enPesos(entrado(and(isNotNull(abonos.anulado_en), isNotNull(abonos.ajuste_en)))),
    })
    .from(abonos)
    .where(condicion);
  return suma ?? { vigentes: 0, recibido: 0, aplicado: 0, ajustado: 0, anulado_despues: 0 };
};
