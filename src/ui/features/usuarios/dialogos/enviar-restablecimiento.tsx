import { useMutation } from '@tanstack/react-query';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../../shared/datos/caja-error';
import { useAcceso } from '../../shared/panel/use-acceso';

type EnviarRestablecimientoProps = { usuario: Usuario; onClose: () => void };

/** The answer says the same for every account, as the service does. */
export default function EnviarRestablecimiento({ usuario, onClose }: EnviarRestablecimientoProps) {
  const { restablecerContrasena } = useAcceso();
  const envio = useMutation({
    mutationFn: () => restablecerContrasena({ email: usuario.email }),
    onSuccess: () => {
      toaster.success(
        'Si el correo corresponde a una cuenta activa, recibirá instrucciones para restablecer la contraseña.',
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title="¿Enviar restablecimiento?"
      confirmLabel="Enviar"
      busy={envio.isPending}
      busyText="Enviando..."
      onConfirm={() => envio.mutate()}
      onClose={onClose}
    >
      <CajaError error={envio.error} titulo={MENSAJES_OPERACION.restablecerContrasena} />
      <p>
        Las instrucciones para elegir otra contraseña se envían a <strong>{usuario.email}</strong>. La
        contraseña actual sigue sirviendo mientras tanto.
      </p>
    </ConfirmDialog>
  );
}
