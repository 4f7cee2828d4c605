import { and, type SQL, sql } from 'drizzle-orm';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';
import { igualId } from '@/infrastructure/postgres/shared/igual-id';
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

export const criteriosSql = (criterios: CriteriosMensualidades, hoy: FechaCalendario): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    deQuien(criterios.buscar),
    criterios.sede_id === undefined ? undefined : igualId(m.sede_id, criterios.sede_id),
    criterios.id_acudiente === undefined ? undefined : igualId(m.id_acudiente, criterios.id_acudiente),
    criterios.vencidas
      ? sql`${m.estado} in ${estadosQueDeben} and ${m.fecha_vencimiento} < ${hoy}::date`
      : undefined,
  );
