import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { estadosQueDeben } from '@/infrastructure/postgres/shared/saldo-sql';

const m = mensualidades;

/** The first condition is the indexed one; the second leaves the phone out of it. */
const deQuien = (buscar: string | undefined): SQL | undefined => {
  const amplias = contienePalabras(participantes.busqueda, buscar);
  if (amplias.length === 0) return undefined;
  const exactas = contienePalabras(
    sql`(${participantes.nombre_plegado} || ' ' || coalesce(plegar(${participantes.numero_documento}), ''))`,
    buscar,
  );
  return sql`${m.participante_id} in (
    select ${participantes.id} from ${participantes} where ${and(...amplias, ...exactas)}
  )`;
};

/** `pocas`: other criteria leave few, and looking each one's sede up reads less than gathering everybody of the sede. */
const deSede = (id: Id, pocas: boolean): SQL => {
  const sede = leerId(id);
  if (sede === null) return sql`false`;
  return pocas
    ? sql`(select ${participantes.sede_id} from ${participantes} where ${participantes.id} = ${m.participante_id}) = ${sede}`
    : sql`${m.participante_id} in (select ${participantes.id} from ${participantes} where ${participantes.sede_id} = ${sede})`;
};

const quedanPocas = ({ periodo, participante_id, id_acudiente, vencidas, buscar }: CriteriosMensualidades) =>
  [periodo, participante_id, id_acudiente, vencidas, buscar].some((criterio) => criterio !== undefined);

const deAcudiente = (id: Id): SQL => {
  const acudiente = leerId(id);
  return acudiente === null ? sql`false` : eq(m.id_acudiente, acudiente);
};

export const criteriosSql = (criterios: CriteriosMensualidades, hoy: FechaCalendario): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    deQuien(criterios.buscar),
    criterios.sede_id === undefined ? undefined : deSede(criterios.sede_id, quedanPocas(criterios)),
    criterios.id_acudiente === undefined ? undefined : deAcudiente(criterios.id_acudiente),
    criterios.vencidas
      ? sql`${m.estado} in ${estadosQueDeben} and ${m.fecha_vencimiento} < ${hoy}::date`
      : undefined,
  );
