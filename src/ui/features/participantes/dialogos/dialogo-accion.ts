import type { Participante } from '@/domain/participantes/participante';

/** What every dialog that acts on one participante receives. */
export type DialogoAccionProps = {
  participante: Participante;
  onClose: () => void;
  onHecho: () => void;
  /** Instead of what the dialog asks. */
  onArchivar: () => void;
};
