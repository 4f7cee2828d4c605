import { useMutation } from '@tanstack/react-query';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { ConfirmarEliminacion } from '../../shared/datos/confirmar-eliminacion';
import { recuperarFoco } from '../../shared/datos/recuperar-foco';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';

export default function DialogoEliminar({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const borrado = useMutation({
    mutationFn: () => servicios.participantes.eliminar(participante.id),
    onSuccess: () => {
      toaster.success(`${participante.nombre}: registro eliminado`);
      onHecho();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmarEliminacion
      titulo="Eliminar participante"
      nombre={participante.nombre}
      tituloError={mensajeErrorEscritura('eliminar', 'participante')}
      error={borrado.error}
      ocupado={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    />
  );
}
