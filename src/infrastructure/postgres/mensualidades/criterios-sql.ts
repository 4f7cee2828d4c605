import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type CriteriosMensualidades,
  leerBusquedaDeMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { mensualidades as m } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { filtroMensualidades } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  type Campos,
  cualquiera,
  enSedesDichas,
  escribirBusqueda,
  lecturas,
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

/** Which fees are found: by whose they are, and with a wide search by who pays them and by their sede too. */
const buscadas = (
  { buscar }: CriteriosMensualidades,
  hoy: FechaCalendario,
  amplia: boolean,
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
  const ajenas = amplia
    ? [
        ...lecturas(busqueda, vozDe(m.id_acudiente, acudientes, campos)),
        enSedesDichas(busqueda, m.sede_id, propia),
      ]
    : [];
  return cualquiera(m, [...lecturas(busqueda, propia), ...ajenas]);
};

export const criteriosSql = (
  criterios: CriteriosMensualidades,
  hoy: FechaCalendario,
  amplia: boolean,
): SQL | undefined =>
  and(
    filtroMensualidades(criterios),
    buscadas(criterios, hoy, amplia),
    criterios.sede_id === undefined ? undefined : igualId(m.sede_id, criterios.sede_id),
    criterios.id_acudiente === undefined ? undefined : igualId(m.id_acudiente, criterios.id_acudiente),
    criterios.vencidas ? estaVencida(hoy) : undefined,
  );
