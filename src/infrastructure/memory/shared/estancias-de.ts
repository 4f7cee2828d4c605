import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from './base-memoria';

/** Newest first, each with what happened in it, newest first too. */
export const estanciasDe = ({ estancias, eventos }: BaseMemoria, participante: Id): Estancia[] => {
  const todos = eventos.todas().reverse();
  return estancias
    .todas()
    .filter(({ participante_id }) => mismoId(participante_id, participante))
    .sort((a, b) => b.fecha_ingreso.localeCompare(a.fecha_ingreso) || Number(b.id) - Number(a.id))
    .map((estancia) => ({
      ...estancia,
      eventos: todos.filter(({ estancia_id }) => mismoId(estancia_id, estancia.id)),
    }));
};
