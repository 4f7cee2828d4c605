import { cuantos } from '@/domain/shared/enumerar';

/** How many records hang from one participante, archived and annulled ones too. */
export interface DependenciasDeParticipante {
  acudientes: number;
  mensualidades: number;
}

/** Nobody is erased while others depend on them: why not, or `null`. */
export const impedimentoDeEliminarParticipante = (depende: DependenciasDeParticipante): string | null => {
  const partes = [
    cuantos(depende.acudientes, 'acudiente', 'acudientes'),
    cuantos(depende.mensualidades, 'mensualidad', 'mensualidades'),
  ].filter(Boolean);
  return partes.length > 0 ? `No se puede eliminar el participante: tiene ${partes.join(' y ')}` : null;
};
