import type { Conexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { AvisoSinRed } from './aviso-sin-red';
import { MarcaDeLectura } from './marca-de-lectura';

/** In the frame of the panel, where somebody chose this device: the mark of its bar or, with `conexion`, its notices. */
export function SinRedEnMarco({ conexion, pedido = 0 }: { conexion?: Conexion; pedido?: number }) {
  return conexion ? <AvisoSinRed conexion={conexion} pedido={pedido} /> : <MarcaDeLectura />;
}
