import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { falloDePin } from '@/domain/sin-red/pin';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { CampoPin } from '@/ui/panel/comun/sin-red/campo-pin';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';

type DialogoPinProps = {
  sinRed: TrabajoSinRed;
  /** It was already chosen: the PIN changes. */
  cambia: boolean;
  onElegido: () => void;
  onClose: () => void;
};

/** The PIN twice: nobody can tell a person afterwards which one they typed. */
export function DialogoPin({ sinRed, cambia, onElegido, onClose }: DialogoPinProps) {
  const [pin, setPin] = useState('');
  const [repetido, setRepetido] = useState('');
  const eleccion = useMutation({
    networkMode: 'always',
    mutationFn: () => sinRed.elegir({ pin, repetido }),
    onSuccess: () => {
      toaster.success(cambia ? 'Se cambió el PIN' : 'Este equipo ya puede trabajar sin red');
      onElegido();
    },
  });
  const campos = esErrorAplicacion(eleccion.error) ? eleccion.error.campos : {};
  // Told as soon as it is whole, not after sending it.
  const debil = pin.length === 6 ? (falloDePin(pin) ?? undefined) : undefined;
  return (
    <FormModal
      open
      size="sm"
      title={cambia ? 'Cambiar el PIN de este equipo' : 'Trabajar sin red en este equipo'}
      submitLabel={cambia ? 'Cambiar PIN' : 'Guardar en este equipo'}
      saving={eleccion.isPending}
      onSubmit={() => eleccion.mutate()}
      onClose={onClose}
    >
      {Object.keys(campos).length > 0 ? null : (
        <CajaError error={eleccion.error} titulo="No se pudo guardar en este equipo" />
      )}
      <p>Escriba un PIN de seis números que recuerde. Lo pedirá este equipo cuando no haya conexión.</p>
      <CampoPin
        label="PIN de seis números"
        value={pin}
        onChange={setPin}
        autoFocus
        error={debil ?? campos.pin}
      />
      <CampoPin
        label="El PIN otra vez"
        value={repetido}
        onChange={setRepetido}
        error={repetido === pin ? undefined : campos.repetido}
      />
    </FormModal>
  );
}
