import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { Busqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { mensualidades as m } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  algunaDice,
  type Campos,
  escribirBusqueda,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { igualId } from '@/infrastructure/postgres/shared/igual-id';
import { estadosQueDeben } from '@/infrastructure/postgres/shared/saldo-sql';

const estaVencida = (hoy: FechaCalendario): SQL =>
  sql`(${m.estado} in ${estadosQueDeben} and ${m.fecha_vencimiento} < ${hoy}::date)`;

type Gente = PgTable & { id: PgColumn; busqueda: PgColumn };

const vozDe = (llave: PgColumn, gente: Gente, campos: Campos): VozSql => ({
  texto: (terminos) =>
    sql`${llave} in (select ${gente.id} from ${gente} where ${tieneTodos(gente.busqueda, terminos)})`,
  campos,
});

/** Which fees are found, as far as the search looks: by whose they are, or by who pays them too. */
const buscadas = (leida: Busqueda, alcance: Alcance, hoy: FechaCalendario): SQL | undefined => {
  const busqueda = escribirBusqueda(leida);
  if (busqueda.terminos.length === 0) return undefined;
  const { sede_id, estado, concepto, periodo } = m;
  const campos: Campos = { sede_id, estado, concepto, periodo, vencida: () => estaVencida(hoy) };
  const propia = vozDe(m.participante_id, participantes, campos);
  const delPagador = vozDe(m.id_acudiente, acudientes, campos);
  return algunaDice(m, busqueda, alcance === 'AJENO' ? [propia, delPagador] : [propia]);
};

interface Buscada {
  busqueda: Busqueda;
  alcance: Alcance;
  hoy: FechaCalendario;
}

export const criteriosSql = (
  criterios: Omit<CriteriosMensualidades, 'buscar'>,
  { busqueda, alcance, hoy }: Buscada,
): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    buscadas(busqueda, alcance, hoy),
    criterios.sede_id === undefined ? undefined : igualId(m.sede_id, criterios.sede_id),
    criterios.id_acudiente === undefined ? undefined : igualId(m.id_acudiente, criterios.id_acudiente),
    criterios.vencidas ? estaVencida(hoy) : undefined,
  );
