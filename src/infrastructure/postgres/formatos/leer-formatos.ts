import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Formato, FormatoEnLista } from '@/domain/formatos/formato';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { formatos } from '@/infrastructure/postgres/esquema/formatos';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { esTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

export type FilaFormato = typeof formatos.$inferSelect;

const { contenido: _contenido, ...columnasDeLista } = getTableColumns(formatos);

const aEnLista = ({
  vigente_desde,
  vigente_hasta,
  ...fila
}: Omit<FilaFormato, 'contenido'>): FormatoEnLista => ({
  ...aRegistro(fila),
  vigente_desde: vigente_desde?.toISOString() ?? null,
  vigente_hasta: vigente_hasta?.toISOString() ?? null,
});

export const aFormato = ({ contenido, ...fila }: FilaFormato): Formato => ({ ...aEnLista(fila), contenido });

export const listarFormatos = async (db: Ejecutor): Promise<FormatoEnLista[]> => {
  const filas = await db
    .select(columnasDeLista)
    .from(formatos)
    .orderBy(asc(formatos.codigo), desc(formatos.edicion));
  return filas.map(aEnLista);
};

/** Inside a transaction the row stays locked until it ends: whoever read it decides on what they read. */
export const leerFormato = async (db: Ejecutor, id: Id): Promise<Formato | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select().from(formatos).where(eq(formatos.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aFormato(fila) : null;
};
