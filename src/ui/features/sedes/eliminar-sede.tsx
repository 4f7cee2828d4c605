import { useMutation } from '@tanstack/react-query';
import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { ConfirmarEliminacion } from '../shared/datos/confirmar-eliminacion';
import { recuperarFoco } from '../shared/datos/recuperar-foco';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_SEDE } from './sedes.queries';

type EliminarSedeProps = { sede: Sede; onClose: () => void; onHecho: () => void };

export default function EliminarSede({ sede, onClose, onHecho }: EliminarSedeProps) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_SEDE);
  const borrado = useMutation({
    mutationFn: () => servicios.sedes.eliminar(sede.id),
    onSuccess: () => {
      toaster.success(`${sede.nombre}: registro eliminado`);
      onHecho();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmarEliminacion
      titulo="Eliminar sede"
      nombre={sede.nombre}
      tituloError={mensajeErrorEscritura('eliminar', 'sede')}
      error={borrado.error}
      ocupado={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    />
  );
}
