import { WifiOff } from 'lucide-react';
import { useContext, useState } from 'react';
import { background } from '@/ui/shared/deferred';
import { Notice } from '@/ui/shared/notice';
import { usePanel } from '../panel/use-panel';
import { ContextoConexion, TITULO_SIN_CONEXION } from './conexion-actual';

/** Where somebody chose this device to work without a network and it is closed: the page's own door is behind the form. */
const EscribirPin = background(
  async () =>
    (await import(/* webpackChunkName: "sin-red" */ '@/ui/panel/comun/sin-red/escribir-pin')).EscribirPin,
);

function Puerta() {
  return usePanel().servicios.haySinRed() ? <EscribirPin /> : null;
}

type AvisoConexionProps = {
  enDuda?: boolean;
  /** What is saved now is left on this device; `null` while it is not known. */
  quedaAqui?: boolean | null;
};

const queHacer = ({ enDuda, quedaAqui }: AvisoConexionProps): string => {
  if (enDuda) return 'Lo que envió sigue aquí: compruébelo cuando vuelva la conexión.';
  if (quedaAqui === null) return 'Lo que escribió sigue aquí.';
  return quedaAqui
    ? 'Puede guardar: queda en este equipo y se envía cuando vuelva la conexión.'
    : 'Lo que escribió sigue aquí: guárdelo cuando vuelva la conexión.';
};

/** The page behind an open form is neither seen nor read: what happens to the connection is said in the form too. */
export function AvisoConexion({ enDuda = false, quedaAqui = false }: AvisoConexionProps) {
  const conexion = useContext(ContextoConexion);
  const [huboCorte, setHuboCorte] = useState(false);
  if (conexion !== 'bien') {
    if (!huboCorte) setHuboCorte(true);
    return (
      <Notice
        tone="warning"
        role="alert"
        icon={<WifiOff />}
        title={TITULO_SIN_CONEXION[conexion]}
        action={quedaAqui === false ? <Puerta /> : null}
      >
        {queHacer({ enDuda, quedaAqui })}
      </Notice>
    );
  }
  return huboCorte ? (
    <Notice tone="success" role="status">
      {enDuda ? 'La conexión volvió: ya puede comprobar.' : 'La conexión volvió: ya puede guardar.'}
    </Notice>
  ) : null;
}
