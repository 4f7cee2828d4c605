import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaMensualidad } from '../../financiero.queries';
import { EdicionMensualidad } from './edicion-mensualidad';

type FormularioMensualidadProps = {
  /** Null for a new one. */
  id: Id | null;
  /** Whose it would be. */
  participante?: Id;
  onClose: () => void;
};

export default function FormularioMensualidad({ id, participante, onClose }: FormularioMensualidadProps) {
  const { servicios } = usePanel();
  if (id === null)
    return <EdicionMensualidad original={null} participante={participante} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaMensualidad(servicios, id)}
      titulo="Editar mensualidad"
      lista="mensualidades"
      onClose={onClose}
    >
      {(mensualidad) => <EdicionMensualidad original={mensualidad} onClose={onClose} />}
    </ConRegistro>
  );
}
