import { AvisoDeEjemplos } from '@/ui/panel/comun/ejemplos/aviso-de-ejemplos';
import { AvisoVersion } from './version/aviso-version';

/** What can be told once the page is drawn. */
export function AvisosDespues() {
  return (
    <>
      <AvisoDeEjemplos />
      <AvisoVersion />
    </>
  );
}
