import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '../../../shared/formulario/con-registro';
import { usePanel } from '../../../shared/panel/use-panel';
import { consultaMensualidad } from '../../financiero.queries';
import { EdicionMensualidad } from './edicion-mensualidad';

/** A null `id` is a new one. */
export default function FormularioMensualidad({ id, onClose }: { id: Id | null; onClose: () => void }) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionMensualidad original={null} onClose={onClose} />;
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
