import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../../shared/formulario/dialogo-sin-registro';
import { usePanel } from '../../../shared/panel/use-panel';
import { consultaMensualidad } from '../../financiero.queries';
import { EdicionMensualidad } from './edicion-mensualidad';

type FormularioMensualidadProps = {
  /** Null for a new one. */
  id: Id | null;
  onClose: () => void;
};

export default function FormularioMensualidad({ id, onClose }: FormularioMensualidadProps) {
  return id === null ? (
    <EdicionMensualidad original={null} onClose={onClose} />
  ) : (
    <ConRegistro id={id} onClose={onClose} />
  );
}

function ConRegistro({ id, onClose }: { id: Id; onClose: () => void }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaMensualidad(servicios, id));
  if (consulta.data) return <EdicionMensualidad original={consulta.data} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Editar mensualidad" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Editar mensualidad"
      error={consulta.error}
      tituloError={mensajeErrorCargar('mensualidades')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}
