import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useEnviaCorreos } from '@/ui/panel/comun/datos/use-envia-correos';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { protecciones } from '../protecciones';

/** The services of the door, which the guarded route keeps in its context. */
const useAcceso = (): ServiciosAcceso =>
  (useRouteContext({ strict: false }) as unknown as { acceso: ServiciosAcceso }).acceso;

type EnviarRestablecimientoProps = {
  usuario: Usuario;
  /** The way that needs no mail. */
  onProvisional: () => void;
  onClose: () => void;
};

/** What the service does not say is not promised. */
const loQueSeHizo = (email: string, enviaCorreo: boolean | null): string =>
  enviaCorreo
    ? `El enlace va en camino a ${email}. Si no llega, puede darle una contraseña provisional.`
    : `Si el servicio puede enviar correos, ${email} recibirá un enlace para elegir otra contraseña.`;

export default function EnviarRestablecimiento({ usuario, ...props }: EnviarRestablecimientoProps) {
  const { onClose } = props;
  const { restablecerContrasena } = useAcceso();
  const sinServidor = useEnviaCorreos() === false;
  const envio = useMutation({
    mutationFn: () => restablecerContrasena({ email: usuario.email }),
    onSuccess: ({ enviaCorreo }) => {
      if (enviaCorreo === false) return;
      toaster.success(loQueSeHizo(usuario.email, enviaCorreo));
      onClose();
    },
  });
  if (envio.data?.enviaCorreo === false) return <SinCorreo usuario={usuario} {...props} />;
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
        {sinServidor
          ? 'No hay servidor de correo: el enlace no le llega a '
          : 'El enlace para elegir otra contraseña se envía a '}
        <strong>{usuario.email}</strong>
        {sinServidor ? '; queda en la carpeta «correo» de los datos del servidor.' : '.'} La contraseña actual
        sigue sirviendo mientras tanto.
      </p>
    </ConfirmDialog>
  );
}

function SinCorreo({ usuario, onProvisional, onClose }: EnviarRestablecimientoProps) {
  const { usuario: yo } = usePanel();
  const noPuede = protecciones([], yo.id).alPonerProvisional(usuario);
  return (
    <Modal
      open
      size="sm"
      title="No se envió ningún correo"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Cerrar
          </Button>
          {noPuede ? null : (
            <Button variant="solid" icon={<KeyRound />} onClick={onProvisional}>
              Nueva contraseña provisional
            </Button>
          )}
        </>
      }
    >
      <Notice tone="warning" role="status">
        Este servicio no tiene servidor de correo (SMTP_URL). El mensaje queda en la carpeta «correo» de los
        datos del servidor, donde quien lo opera puede abrirlo y reenviarlo.{' '}
        {noPuede ?? 'También puede crear una contraseña provisional y entregarla usted.'}
      </Notice>
    </Modal>
  );
}
