import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../shared/formulario/dialogo-sin-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaAcudiente } from '../acudientes.queries';
import { EdicionAcudiente } from './edicion-acudiente';

type FormularioAcudienteProps = {
  /** Null for a new one. */
  id: Id | null;
  participante: Id | null;
  onClose: () => void;
};

export default function FormularioAcudiente({ id, participante, onClose }: FormularioAcudienteProps) {
  return id === null ? (
    <EdicionAcudiente original={null} participante={participante} onClose={onClose} />
  ) : (
    <ConRegistro id={id} onClose={onClose} />
  );
}

function ConRegistro({ id, onClose }: { id: Id; onClose: () => void }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaAcudiente(servicios, id));
  if (consulta.data) return <EdicionAcudiente original={consulta.data} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Editar acudiente" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Editar acudiente"
      error={consulta.error}
      tituloError={mensajeErrorCargar('acudientes')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}
