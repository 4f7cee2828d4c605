import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../shared/formulario/dialogo-sin-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaSede } from '../sedes.queries';
import { EdicionSede } from './edicion-sede';

type FormularioSedeProps = {
  /** Null for a new sede. */
  id: Id | null;
  onClose: () => void;
};

export default function FormularioSede({ id, onClose }: FormularioSedeProps) {
  return id === null ? (
    <EdicionSede original={null} onClose={onClose} />
  ) : (
    <ConRegistro id={id} onClose={onClose} />
  );
}

function ConRegistro({ id, onClose }: { id: Id; onClose: () => void }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaSede(servicios, id));
  if (consulta.data) return <EdicionSede original={consulta.data} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Editar sede" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Editar sede"
      error={consulta.error}
      tituloError={mensajeErrorCargar('sedes')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}
