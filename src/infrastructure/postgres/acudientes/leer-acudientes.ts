import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { Busqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import {
  algunaDice,
  escribirBusqueda,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const { apellidos_plegado: _apellidos, busqueda: _busqueda, ...columnas } = getTableColumns(acudientes);

export const columnasAcudiente = columnas;

type FilaAcudiente = Omit<typeof acudientes.$inferSelect, 'apellidos_plegado' | 'busqueda'>;

export const aAcudiente = (fila: FilaAcudiente): Acudiente => aRegistro(fila);

export const deParticipante = (id: Id): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(acudientes.id_participante, numero);
};

const marca = (columna: PgColumn) => () => eq(columna, true);

const PROPIA: VozSql = {
  texto: (terminos) => tieneTodos(acudientes.busqueda, terminos),
  campos: {
    tipo_documento: acudientes.tipo_documento,
    parentesco: acudientes.parentesco,
    estado: acudientes.estado,
    es_principal: marca(acudientes.es_principal),
    es_emergencia: marca(acudientes.es_emergencia),
    es_responsable_pago: marca(acudientes.es_responsable_pago),
    autorizado_informacion: marca(acudientes.autorizado_informacion),
  },
};

const DE_PARTICIPANTE: VozSql = {
  texto: (terminos) =>
    sql`${acudientes.id_participante} in (
      select ${participantes.id} from ${participantes} where ${tieneTodos(participantes.busqueda, terminos)})`,
};

/** Who is found, as far as the search looks: by their own record, or by their participante too. */
const buscados = (leida: Busqueda, alcance: Alcance): SQL | undefined => {
  const busqueda = escribirBusqueda(leida);
  if (busqueda.terminos.length === 0) return undefined;
  return algunaDice(acudientes, busqueda, alcance === 'AJENO' ? [PROPIA, DE_PARTICIPANTE] : [PROPIA]);
};

/** Without `archivados`, both kinds. */
export const filtroAcudientes = (
  filtro: Omit<FiltroAcudientes, 'buscar'>,
  busqueda: Busqueda,
  alcance: Alcance,
): SQL | undefined =>
  and(
    filtro.archivados === undefined
      ? undefined
      : filtro.archivados
        ? isNotNull(acudientes.archivado_en)
        : isNull(acudientes.archivado_en),
    filtro.id_participante === undefined ? undefined : deParticipante(filtro.id_participante),
    filtro.parentesco && eq(acudientes.parentesco, filtro.parentesco),
    filtro.estado && eq(acudientes.estado, filtro.estado),
    buscados(busqueda, alcance),
  );

/** Inside a transaction the row stays locked until it ends. */
export const leerAcudiente = async (db: Ejecutor, id: Id): Promise<Acudiente | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select(columnasAcudiente).from(acudientes).where(eq(acudientes.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aAcudiente(fila) : null;
};
