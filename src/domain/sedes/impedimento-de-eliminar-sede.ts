import { cuantos } from '@/domain/shared/enumerar';

/** A house is not erased while somebody is, or was, of it, archived ones too: why not, or `null`. */
export const impedimentoDeEliminarSede = ({ participantes }: { participantes: number }): string | null => {
  const tiene = cuantos(participantes, 'participante', 'participantes');
  return tiene && `No se puede eliminar la sede: tiene ${tiene}`;
};
