import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/domain/shared/id';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { consultaAcudiente } from '../acudientes.queries';
import { EdicionAcudiente } from './edicion-acudiente';

type FormularioAcudienteProps = {
  /** Null for a new one. */
  id: Id | null;
  participante: Id | null;
  onClose: () => void;
};

/** What the form proposes is known before it opens: a recovered draft is written over it, never the other way round. */
function NuevoAcudiente({
  participante,
  onClose,
}: Pick<FormularioAcudienteProps, 'participante' | 'onClose'>) {
  const { servicios } = usePanel();
  const familia = useQuery({
    ...consultaAcudientesDe(servicios, participante ?? ''),
    enabled: participante !== null,
    // Not knowing is no reason to make anybody wait again.
    retry: false,
  });
  if (familia.isLoading) return <DialogoCargando titulo="Nuevo acudiente" onClose={onClose} />;
  return (
    <EdicionAcudiente
      original={null}
      participante={participante}
      esElPrimero={familia.data?.length === 0}
      onClose={onClose}
    />
  );
}

export default function FormularioAcudiente({ id, participante, onClose }: FormularioAcudienteProps) {
  const { servicios } = usePanel();
  if (id === null) return <NuevoAcudiente participante={participante} onClose={onClose} />;
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
