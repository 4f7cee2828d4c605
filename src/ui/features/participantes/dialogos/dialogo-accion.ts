import type { Participante } from '@/domain/participantes/participante';

/** What every dialog that acts on one participante receives. */
export type DialogoAccionProps = {
  participante: Participante;
  onClose: () => void;
  /** With the record as the step left it, when it is still there. */
  onHecho: (guardado?: Participante) => void;
  /** Instead of what the dialog asks. */
  onArchivar: () => void;
};
