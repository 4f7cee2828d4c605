import type { ParticipanteListado } from '@/domain/participantes/participante';

/** What every dialog that acts on one participante receives. */
export type DialogoAccionProps = {
  participante: ParticipanteListado;
  onClose: () => void;
  /** With the record as the step left it, when it is still there. */
  onHecho: (guardado?: ParticipanteListado) => void;
  /** Instead of what the dialog asks. */
  onArchivar: () => void;
};
