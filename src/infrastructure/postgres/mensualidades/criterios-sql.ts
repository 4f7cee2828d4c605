import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type CriteriosMensualidades,
  leerBusquedaDeMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { mensualidades as m } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  algunaDice,
  type Campos,
  enSedesDichas,
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

/** Which fees are found, as far as the search looks: by whose they are, by who pays them too, or by their sede. */
const buscadas = (
  { buscar }: CriteriosMensualidades,
  hoy: FechaCalendario,
  alcance: Alcance,
): SQL | undefined => {
  const busqueda = escribirBusqueda(leerBusquedaDeMensualidades(buscar));
  if (busqueda.terminos.length === 0) return undefined;
  const campos: Campos = {
    estado: m.estado,
    concepto: m.concepto,
    periodo: m.periodo,
    vencida: () => estaVencida(hoy),
  };
  const propia = vozDe(m.participante_id, participantes, campos);
  if (alcance === 'LUGAR') return enSedesDichas(busqueda, m.sede_id, propia);
  const delPagador = vozDe(m.id_acudiente, acudientes, campos);
  return algunaDice(m, busqueda, alcance === 'AJENO' ? [propia, delPagador] : [propia]);
};

export const criteriosSql = (
  criterios: CriteriosMensualidades,
  hoy: FechaCalendario,
  alcance: Alcance,
): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    buscadas(criterios, hoy, alcance),
    criterios.sede_id === undefined ? undefined : igualId(m.sede_id, criterios.sede_id),
    criterios.id_acudiente === undefined ? undefined : igualId(m.id_acudiente, criterios.id_acudiente),
    criterios.vencidas ? estaVencida(hoy) : undefined,
  );
