import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { CajaError } from '../../shared/datos/caja-error';
import { useEliminacion } from '../../shared/datos/eliminar-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';

type EliminarUsuarioProps = { usuario: Usuario; onClose: () => void };

export default function EliminarUsuario({ usuario, onClose }: EliminarUsuarioProps) {
  const { servicios } = usePanel();
  const borrado = useEliminacion({
    nombre: usuario.email,
    que: 'usuario',
    eliminar: () => servicios.usuarios.eliminar(usuario.id),
    afecta: AFECTADAS_POR_USUARIO,
    onHecho: onClose,
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
