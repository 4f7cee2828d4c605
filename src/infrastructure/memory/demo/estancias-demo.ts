import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import type { Participante } from '@/domain/participantes/participante';
import type { BaseMemoria } from '../shared/base-memoria';
import { escritoEl } from './firma-demo';

/** The stay of each, as the person's own record tells it. */
export const sembrarEstancias = (
  { estancias, eventos }: BaseMemoria,
  participantes: readonly Participante[],
): void => {
  for (const participante of participantes) {
    const { salida_permiso, regreso_previsto } = participante;
    const nueva = primeraEstancia(participante, salida_permiso);
    if (!nueva) continue;
    const { eventos: suyos, ...campos } = nueva;
    const { id } = estancias.insertar({
      ...escritoEl(nueva.fecha_ingreso),
      ...campos,
      participante_id: participante.id,
    });
    for (const evento of suyos)
      eventos.insertar({
        ...escritoEl(salida_permiso ?? nueva.fecha_ingreso),
        ...evento,
        estancia_id: id,
        regreso_previsto,
        motivo: 'Visita a la familia',
      });
  }
};
