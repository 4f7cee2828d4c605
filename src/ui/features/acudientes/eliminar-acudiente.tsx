import { useMutation } from '@tanstack/react-query';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { ConfirmarEliminacion } from '../shared/datos/confirmar-eliminacion';
import { recuperarFoco } from '../shared/datos/recuperar-foco';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from './acudientes.queries';

type EliminarAcudienteProps = { acudiente: Acudiente; onClose: () => void; onHecho: () => void };

export default function EliminarAcudiente({ acudiente, onClose, onHecho }: EliminarAcudienteProps) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_ACUDIENTE);
  const nombre = nombreAcudiente(acudiente);
  const borrado = useMutation({
    mutationFn: () => servicios.acudientes.eliminar(acudiente.id),
    onSuccess: () => {
      toaster.success(`${nombre}: registro eliminado`);
      onHecho();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmarEliminacion
      titulo="Eliminar acudiente"
      nombre={nombre}
      tituloError={mensajeErrorEscritura('eliminar', 'acudiente')}
      error={borrado.error}
      ocupado={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    />
  );
}
