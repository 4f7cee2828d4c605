import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { mismoId } from '@/domain/shared/id';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FormModal } from '@/ui/shared/form-modal';
import { PasswordField } from '@/ui/shared/password-field';
import { TextField } from '@/ui/shared/text-field';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';

/** With the e-mail goes the account: an open session that somebody else found is not enough. */
export default function CambiarCorreo({ usuario, onClose }: { usuario: Usuario; onClose: () => void }) {
  const { servicios, usuario: yo } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_USUARIO);
  const [email, setEmail] = useState(usuario.email);
  const [contrasena_propia, setContrasena] = useState('');
  const guardado = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      servicios
        .usuarios()
        .then((casos) =>
          casos.actualizar(usuario.id, { email, contrasena_propia, version: usuario.version }),
        ),
    onSuccess: (guardada) => {
      toaster.success(`Correo cambiado: ${guardada.email}`);
      void refrescar();
      onClose();
    },
  });
  const campos = esErrorAplicacion(guardado.error) ? guardado.error.campos : {};
  const enCampo = campos.email || campos.contrasena_propia;
  return (
    <FormModal
      open
      size="sm"
      title="Cambiar correo"
      saving={guardado.isPending}
      dirty={email !== usuario.email || contrasena_propia !== ''}
      onSubmit={() => guardado.mutate()}
      onClose={onClose}
    >
      {enCampo ? null : (
        <CajaError
          alEscribir
          error={guardado.error}
          titulo={mensajeErrorEscritura('actualizar', 'usuario')}
        />
      )}
      <p>
        {mismoId(usuario.id, yo.id)
          ? 'Sus sesiones se cierran: entre de nuevo con el correo que escriba aquí.'
          : `${usuario.email} dejará de servir para entrar, y sus sesiones abiertas se cierran.`}
      </p>
      <TextField
        label="Correo nuevo"
        type="email"
        required
        data-autofocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(evento) => setEmail(evento.currentTarget.value)}
        error={campos.email}
      />
      <PasswordField
        label="Su contraseña"
        required
        autoComplete="current-password"
        help="La de usted, que hace el cambio."
        value={contrasena_propia}
        onChange={(evento) => setContrasena(evento.currentTarget.value)}
        error={campos.contrasena_propia}
      />
    </FormModal>
  );
}
