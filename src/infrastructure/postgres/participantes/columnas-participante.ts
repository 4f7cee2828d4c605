import { getTableColumns } from 'drizzle-orm';
import type { Participante } from '@/domain/participantes/participante';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';

const { nombre_plegado: _nombre, busqueda: _busqueda, ...columnas } = getTableColumns(participantes);

export const columnasParticipante = columnas;

type FilaParticipante = Omit<typeof participantes.$inferSelect, 'nombre_plegado' | 'busqueda'>;

export const aParticipante = (fila: FilaParticipante): Participante => aRegistro(fila);
