import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FormModal } from '@/ui/shared/form-modal';
import { PasswordField } from '@/ui/shared/password-field';
import { toaster } from '@/ui/shared/toast-store';
import { consultaMisSesiones } from '../configuracion.queries';

type DialogoCerrarProps = {
  /** `null`: all but this one. */
  sesion: SesionAbierta | null;
  onClose: () => void;
};

const aviso = (cerradas: number): string =>
  cerradas === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${cerradas} sesiones`;

/** Asks for the password: an open session that somebody else found is not enough. */
export function DialogoCerrar({ sesion, onClose }: DialogoCerrarProps) {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const [password, setPassword] = useState('');
  const cierre = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      servicios
        .misSesiones()
        .then((casos) => casos.cerrar({ password, ...(sesion ? { id: sesion.id } : {}) })),
    onSuccess: (cerradas) => {
      toaster.success(cerradas === 0 ? 'No quedaba ninguna otra sesión abierta' : aviso(cerradas));
      void cliente.invalidateQueries({ queryKey: consultaMisSesiones(servicios).queryKey });
      onClose();
    },
  });
  const delCampo = esErrorAplicacion(cierre.error) ? cierre.error.campos.password : undefined;
  return (
    <FormModal
      open
      size="sm"
      title={sesion ? '¿Cerrar esta sesión?' : '¿Cerrar las demás sesiones?'}
      submitLabel={sesion ? 'Cerrar sesión' : 'Cerrar las demás'}
      savingLabel="Cerrando..."
      saving={cierre.isPending}
      onSubmit={() => cierre.mutate()}
      onClose={onClose}
    >
      {delCampo ? null : <CajaError alEscribir error={cierre.error} titulo="Error al cerrar la sesión" />}
      <p>
        {sesion
          ? `${sesion.dispositivo} tendrá que iniciar sesión de nuevo.`
          : 'Los demás equipos y teléfonos tendrán que iniciar sesión de nuevo. Esta sesión sigue abierta.'}
      </p>
      <PasswordField
        label="Su contraseña"
        required
        data-autofocus
        autoComplete="current-password"
        value={password}
        onChange={(evento) => setPassword(evento.currentTarget.value)}
        error={delCampo}
      />
    </FormModal>
  );
}
