import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudiente } from '../acudientes.queries';
import { EdicionAcudiente } from './edicion-acudiente';

type FormularioAcudienteProps = {
  /** Null for a new one. */
  id: Id | null;
  participante: Id | null;
  onClose: () => void;
};

export default function FormularioAcudiente({ id, participante, onClose }: FormularioAcudienteProps) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionAcudiente original={null} participante={participante} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaAcudiente(servicios, id)}
      titulo="Editar acudiente"
      lista="acudientes"
      onClose={onClose}
    >
      {(acudiente) => <EdicionAcudiente original={acudiente} onClose={onClose} />}
    </ConRegistro>
  );
}
