import { useQuery } from '@tanstack/react-query';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { CajaError } from '../../shared/datos/caja-error';
import { EliminacionImpedida } from '../../shared/datos/eliminacion-impedida';
import { useEliminacion } from '../../shared/datos/eliminar-registro';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { usePanel } from '../../shared/panel/use-panel';
import { protecciones } from '../protecciones';
import { AFECTADAS_POR_USUARIO, consultaUsuarios } from '../usuarios.queries';

type EliminarUsuarioProps = { usuario: Usuario; onClose: () => void };

export default function EliminarUsuario({ usuario, onClose }: EliminarUsuarioProps) {
  const { servicios, usuario: yo } = usePanel();
  const borrado = useEliminacion({
    nombre: usuario.email,
    que: 'usuario',
    eliminar: () => servicios.usuarios.eliminar(usuario.id),
    afecta: AFECTADAS_POR_USUARIO,
    onHecho: onClose,
  });
  const { data: todos, isPending } = useQuery({ ...consultaUsuarios(servicios), staleTime: 0, retry: false });
  const razon = todos && protecciones(todos, yo.id).alEliminar(usuario);
  if (isPending) return <DialogoCargando titulo="Eliminar usuario" onClose={onClose} />;
  if (razon && !borrado.error) {
    return (
      <EliminacionImpedida titulo="Eliminar usuario" razon={razon} onClose={onClose}>
        Para que alguien deje de ingresar basta con desactivar su cuenta, mientras otro administrador quede
        activo.
      </EliminacionImpedida>
    );
  }
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
