import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../shared/formulario/dialogo-sin-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaParticipante } from '../participantes.queries';
import { EdicionParticipante } from './edicion-participante';

type FormularioParticipanteProps = {
  /** Null for a new participante. */
  id: Id | null;
  onClose: () => void;
};

export default function FormularioParticipante({ id, onClose }: FormularioParticipanteProps) {
  return id === null ? (
    <EdicionParticipante original={null} onClose={onClose} />
  ) : (
    <ConRegistro id={id} onClose={onClose} />
  );
}

function ConRegistro({ id, onClose }: { id: Id; onClose: () => void }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaParticipante(servicios, id));
  if (consulta.data) return <EdicionParticipante original={consulta.data} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Editar participante" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Editar participante"
      error={consulta.error}
      tituloError={mensajeErrorCargar('participantes')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}
