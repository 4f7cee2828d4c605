import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaFormato } from '../formatos.queries';
import { EdicionFormato } from './edicion-formato';

type FormularioFormatoProps = { id: Id | null; onClose: (guardado?: Id) => void };

/** A null `id` is a new template. */
export default function FormularioFormato({ id, onClose }: FormularioFormatoProps) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionFormato partida={null} onClose={onClose} />;
  return (
    <ConRegistro
      consulta={consultaFormato(servicios, id)}
      titulo="Editar plantilla"
      lista="plantillas"
      onClose={() => onClose()}
    >
      {(formato) => <EdicionFormato partida={formato} onClose={onClose} />}
    </ConRegistro>
  );
}
