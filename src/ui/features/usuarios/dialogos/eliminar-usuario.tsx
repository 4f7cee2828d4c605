import { useMutation } from '@tanstack/react-query';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../../shared/datos/caja-error';
import { recuperarFoco } from '../../shared/datos/recuperar-foco';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';

type EliminarUsuarioProps = { usuario: Usuario; onClose: () => void };

export default function EliminarUsuario({ usuario, onClose }: EliminarUsuarioProps) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_USUARIO);
  const borrado = useMutation({
    mutationFn: () => servicios.usuarios.eliminar(usuario.id),
    onSuccess: () => {
      toaster.success(`${usuario.email}: usuario eliminado`);
      onClose();
      void refrescar().then(recuperarFoco);
    },
  });
  return (
    <ConfirmDialog
      open
      title="Eliminar usuario"
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={borrado.isPending}
      confirmText={usuario.email}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    >
      <CajaError error={borrado.error} titulo={mensajeErrorEscritura('eliminar', 'usuario')} />
      <p>
        La cuenta se borra para siempre y no se puede deshacer. Si solo quiere impedirle ingresar, use
        «Desactivar».
      </p>
    </ConfirmDialog>
  );
}
