import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaParticipante } from '../ficha.queries';
import { EdicionParticipante } from './edicion-participante';

type FormularioParticipanteProps = {
  /** Null for a new participante. */
  id: Id | null;
  onCreado: (participante: Participante) => void;
  onClose: () => void;
};

export default function FormularioParticipante({ id, onCreado, onClose }: FormularioParticipanteProps) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionParticipante original={null} onCreado={onCreado} onClose={onClose} />;
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
