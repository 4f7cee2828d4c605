import type { CambioDeEstancia, EstanciaNueva } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';

/** Newest first, each with what happened in it, newest first too. */
export const estanciasDe = ({ estancias, eventos }: BaseMemoria, participante: Id): Estancia[] => {
  const todos = eventos.todas().reverse();
  return estancias
    .todas()
    .filter(({ participante_id }) => mismoId(participante_id, participante))
    .toSorted((a, b) => b.fecha_ingreso.localeCompare(a.fecha_ingreso) || Number(b.id) - Number(a.id))
    .map((estancia) => ({
      ...estancia,
      eventos: todos.filter(({ estancia_id }) => mismoId(estancia_id, estancia.id)),
    }));
};

export const abrirEstancia = (
  { estancias, eventos }: BaseMemoria,
  participante_id: Id,
  { eventos: suyos, ...campos }: EstanciaNueva,
): void => {
  const { id } = estancias.insertar({ ...campos, participante_id });
  for (const evento of suyos) eventos.insertar({ ...evento, estancia_id: id });
};

/** In order. */
export const guardarCambiosDeEstancias = (
  base: BaseMemoria,
  participante: Id,
  cambios: readonly CambioDeEstancia[],
): void => {
  for (const cambio of cambios) {
    if (cambio.que === 'ABRIR') abrirEstancia(base, participante, cambio.estancia);
    else if (cambio.que === 'CORREGIR') base.estancias.cambiar(cambio.estancia, cambio.campos);
    else if (cambio.que === 'ANOTAR')
      base.eventos.insertar({ ...cambio.evento, estancia_id: cambio.estancia });
    else base.eventos.cambiar(cambio.evento, cambio.campos);
  }
};

/** They go with their person. */
export const borrarEstancias = (base: BaseMemoria, participante: Id): void => {
  for (const { id, eventos } of estanciasDe(base, participante)) {
    for (const evento of eventos) base.eventos.eliminar(evento.id);
    base.estancias.eliminar(id);
  }
};
