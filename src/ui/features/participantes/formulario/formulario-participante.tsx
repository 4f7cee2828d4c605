import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaParticipante } from '../participantes.queries';
import { EdicionParticipante } from './edicion-participante';

type FormularioParticipanteProps = {
  /** Null for a new participante. */
  id: Id | null;
  onClose: () => void;
};

export default function FormularioParticipante({ id, onClose }: FormularioParticipanteProps) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionParticipante original={null} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaParticipante(servicios, id)}
      titulo="Editar participante"
      lista="participantes"
      onClose={onClose}
    >
      {(participante) => <EdicionParticipante original={participante} onClose={onClose} />}
    </ConRegistro>
  );
}
