import { getRouteApi } from '@tanstack/react-router';
import { AvisoDeEjemplos } from '@/ui/panel/comun/ejemplos/aviso-de-ejemplos';
import { usePresencia } from './use-presencia';
import { AvisoVersion } from './version/aviso-version';

const ruta = getRouteApi('/_panel');

/** What can be told, and what has to be watched, once the page is drawn. */
export function AvisosDespues() {
  usePresencia(ruta.useRouteContext().servicios.reloj);
  return (
    <>
      <AvisoDeEjemplos />
      <AvisoVersion />
    </>
  );
}
