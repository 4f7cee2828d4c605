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

function Boton({ sinRed }: { sinRed: TrabajoSinRed }) {
  const estado = useEstadoDelCofre(sinRed);
  const { data: situacion } = useSituacion(sinRed);
  if (estado !== 'cerrado' || !situacion || sinAbrir(situacion)) return null;
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
