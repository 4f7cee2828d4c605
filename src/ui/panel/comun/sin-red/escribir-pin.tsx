import { useContext } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { ContextoPedirPin } from '@/ui/panel/comun/conexion/conexion-actual';
import { Button } from '@/ui/shared/button';
import { sinAbrir } from './abrir-con-pin';
import { useEstadoDelCofre, useSinRed, useSituacion } from './use-sin-red';

/** Whether a PIN opens what this device keeps and is closed; after five wrong ones, or past its days, none does. */
const useAbreConPin = (sinRed: TrabajoSinRed): boolean => {
  const estado = useEstadoDelCofre(sinRed);
  const { data: situacion } = useSituacion(sinRed);
  return estado === 'cerrado' && situacion !== undefined && !sinAbrir(situacion);
};

function ComoSeAbre({ sinRed }: { sinRed: TrabajoSinRed }) {
  return useAbreConPin(sinRed)
    ? 'Escriba su PIN o entre con conexión para verlos y enviarlos.'
    : 'Se ven y se envían al entrar con conexión: ningún PIN los abre ya.';
}

/** In what waits and cannot be read: how it is opened. */
export function AbrirLoQueEspera() {
  const sinRed = useSinRed();
  return sinRed ? <ComoSeAbre sinRed={sinRed} /> : null;
}

function Boton({ sinRed }: { sinRed: TrabajoSinRed }) {
  const pedir = useContext(ContextoPedirPin);
  if (!useAbreConPin(sinRed)) return null;
  return (
    <Button size="sm" onClick={pedir}>
      Escribir el PIN
    </Button>
  );
}

/** Opens what this device keeps from where the person is, also from inside of a form; nothing when no PIN does. */
export function EscribirPin() {
  const sinRed = useSinRed();
  return sinRed ? <Boton sinRed={sinRed} /> : null;
}
