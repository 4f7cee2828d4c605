import type { CambioDeEstancia, EstanciaNueva } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { Id } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { estanciasDe } from '../shared/estancias-de';

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
