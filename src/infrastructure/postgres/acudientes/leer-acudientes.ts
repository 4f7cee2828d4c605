import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';
import { esTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const { apellidos_plegado: _apellidos, busqueda: _busqueda, ...columnas } = getTableColumns(acudientes);

export const columnasAcudiente = columnas;

type FilaAcudiente = Omit<typeof acudientes.$inferSelect, 'apellidos_plegado' | 'busqueda'>;

export const aAcudiente = (fila: FilaAcudiente): Acudiente => aRegistro(fila);

export const deParticipante = (id: Id): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(acudientes.id_participante, numero);
};

/** Without `archivados`, both kinds. */
export const filtroAcudientes = (filtro: FiltroAcudientes): SQL | undefined =>
  and(
    filtro.archivados === undefined
      ? undefined
      : filtro.archivados
        ? isNotNull(acudientes.archivado_en)
        : isNull(acudientes.archivado_en),
    filtro.id_participante === undefined ? undefined : deParticipante(filtro.id_participante),
    filtro.parentesco && eq(acudientes.parentesco, filtro.parentesco),
    filtro.estado && eq(acudientes.estado, filtro.estado),
    ...contienePalabras(acudientes.busqueda, filtro.buscar),
  );

/** Inside a transaction the row stays locked until it ends. */
export const leerAcudiente = async (db: Ejecutor, id: Id): Promise<Acudiente | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select(columnasAcudiente).from(acudientes).where(eq(acudientes.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aAcudiente(fila) : null;
};
