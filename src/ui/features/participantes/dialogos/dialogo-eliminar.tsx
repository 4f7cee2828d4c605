import { useMutation } from '@tanstack/react-query';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { Box } from '@chakra-ui/react/box';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../../shared/datos/caja-error';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';

const TITULO = mensajeErrorEscritura('eliminar', 'participante');

/** For good, and only when nothing depends on the record: the name has to be typed. */
export default function DialogoEliminar({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const borrado = useMutation({
    mutationFn: () => servicios.participantes.eliminar(participante.id),
    onSuccess: () => {
      toaster.success(`${participante.nombre}: registro eliminado`);
      void refrescar();
      onHecho();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Eliminar participante"
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={borrado.isPending}
      confirmText={participante.nombre}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3">
        <CajaError error={borrado.error} titulo={TITULO} />
        <p>
          Se borra el registro para siempre y no se puede deshacer. Si solo quiere quitarlo de la lista, use
          «Archivar».
        </p>
      </Box>
    </ConfirmDialog>
  );
}
