import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { Button } from '@/ui/shared/button';
import { sinAbrir } from './abrir-con-pin';
import { useEstadoDelCofre, useSinRed, useSituacion } from './use-sin-red';

const oyentes = new Set<() => void>();

/** Calls back when somebody wants to write their PIN. Answers how to stop. */
export const alPedirElPin = (oir: () => void): (() => void) => {
  oyentes.add(oir);
  return () => void oyentes.delete(oir);
};

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
  if (!useAbreConPin(sinRed)) return null;
  const pedir = () => {
    for (const oir of oyentes) oir();
  };
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
