import { useQuery } from '@tanstack/react-query';
import { orden } from '@/application/servicios/orden';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { EliminacionImpedida } from '@/ui/panel/comun/datos/eliminacion-impedida';
import { useEliminacion } from '@/ui/panel/comun/datos/eliminar-registro';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { protecciones } from '../protecciones';
import { AFECTADAS_POR_USUARIO, consultaUsuarios } from '../usuarios.queries';

type EliminarUsuarioProps = { usuario: Usuario; onEliminado: () => void; onClose: () => void };

export default function EliminarUsuario({ usuario, onEliminado, onClose }: EliminarUsuarioProps) {
  const { servicios, usuario: yo } = usePanel();
  const borrado = useEliminacion({
    nombre: usuario.email,
    que: 'usuario',
    eliminar: orden('usuarios', 'eliminar', usuario.id),
    afecta: AFECTADAS_POR_USUARIO,
    onHecho: onEliminado,
    onClose,
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
      busy={borrado.guardando}
      confirmText={usuario.email}
      onConfirm={() => borrado.enviar()}
      onClose={onClose}
    >
      <CajaError error={borrado.error} titulo={mensajeErrorEscritura('eliminar', 'usuario')} />
      <p>
        La cuenta se borra para siempre y no se puede deshacer. Si solo quiere impedirle ingresar, use
        «Desactivar».
      </p>
      <p>
        Si trabaja sin red, lo que le falte por enviar desde su equipo se pierde: pídale antes que lo envíe.
      </p>
    </ConfirmDialog>
  );
}
