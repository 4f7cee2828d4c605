import { cuantos } from '@/domain/shared/enumerar';

/** Who pays a fee, or was to pay an annulled one, stays on its papers: why they cannot be erased, or `null`. */
export const impedimentoDeEliminarAcudiente = ({
  mensualidades,
}: {
  mensualidades: number;
}): string | null => {
  const hay = cuantos(mensualidades, 'mensualidad', 'mensualidades');
  return hay && `No se puede eliminar el acudiente: hay ${hay} a su nombre`;
};
