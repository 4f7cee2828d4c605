import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaSede } from '../sedes.queries';
import { EdicionSede } from './edicion-sede';

/** A null `id` is a new sede. */
export default function FormularioSede({ id, onClose }: { id: Id | null; onClose: () => void }) {
  const { servicios } = usePanel();
  if (id === null) return <EdicionSede original={null} onClose={onClose} />;
  return (
    <ConRegistro consulta={consultaSede(servicios, id)} titulo="Editar sede" lista="sedes" onClose={onClose}>
      {(sede) => <EdicionSede original={sede} onClose={onClose} />}
    </ConRegistro>
  );
}
