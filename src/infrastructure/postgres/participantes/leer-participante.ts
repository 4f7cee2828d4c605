import { eq, getTableColumns } from 'drizzle-orm';
import { type Participante, type ParticipanteListado, paraLista } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const { nombre_plegado: _nombre, busqueda: _busqueda, ...columnas } = getTableColumns(participantes);
const listadas = paraLista(columnas);

export const columnasParticipante = columnas;

/** What lists read: health data does not even leave the database for them. */
export const columnasListado = listadas;

type FilaParticipante = Omit<typeof participantes.$inferSelect, 'nombre_plegado' | 'busqueda'>;

export const aParticipante = (fila: FilaParticipante): Participante => aRegistro(fila);

export const aListado = (fila: Pick<FilaParticipante, keyof typeof listadas>): ParticipanteListado =>
  aRegistro(fila);

/** Inside a transaction the row stays locked until it ends: whoever read it decides on what they read. */
export const leerParticipante = async (db: Ejecutor, id: Id): Promise<Participante | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select(columnasParticipante).from(participantes).where(eq(participantes.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aParticipante(fila) : null;
};
