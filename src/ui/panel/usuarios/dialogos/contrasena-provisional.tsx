import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { BYTES_DE_CONTRASENA, sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FormModal } from '@/ui/shared/form-modal';
import { PasswordField } from '@/ui/shared/password-field';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';
import { ContrasenaCreada } from './contrasena-creada';

const proponer = () => sugerirContrasena(crypto.getRandomValues(new Uint8Array(BYTES_DE_CONTRASENA)));

/** For who cannot get a mail: a password to be handed over, which the person changes when they enter. */
export default function ContrasenaProvisional({
  usuario,
  onClose,
}: {
  usuario: Usuario;
  onClose: () => void;
}) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_USUARIO);
  // The same on every try: if an answer is lost, what the service kept is what is shown.
  const [password] = useState(proponer);
  const [contrasena_propia, setContrasena] = useState('');
  const cambio = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      servicios
        .usuarios()
        .then((casos) => casos.ponerProvisional(usuario.id, { password, contrasena_propia })),
    onSuccess: () => void refrescar(),
  });
  if (cambio.isSuccess)
    return <ContrasenaCreada email={usuario.email} contrasena={password} onClose={onClose} />;
  const enCampo = esErrorAplicacion(cambio.error) ? cambio.error.campos.contrasena_propia : undefined;
  return (
    <FormModal
      open
      size="sm"
      title="Nueva contraseña provisional"
      submitLabel="Crear contraseña"
      savingLabel="Creando..."
      saving={cambio.isPending}
      dirty={contrasena_propia !== ''}
      onSubmit={() => cambio.mutate()}
      onClose={onClose}
    >
      {enCampo ? null : (
        <CajaError alEscribir error={cambio.error} titulo={mensajeErrorEscritura('actualizar', 'usuario')} />
      )}
      <p>
        {usuario.email} dejará de entrar con la que tiene, y sus sesiones abiertas se cierran. La nueva se
        muestra una sola vez, para que usted la entregue.
      </p>
      <PasswordField
        label="Su contraseña"
        required
        data-autofocus
        autoComplete="current-password"
        help="La de usted, que hace el cambio."
        value={contrasena_propia}
        onChange={(evento) => setContrasena(evento.currentTarget.value)}
        error={enCampo}
      />
    </FormModal>
  );
}
