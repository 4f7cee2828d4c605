import { avisarError } from '../shared/datos/avisar-error';
import { usePanel } from '../shared/panel/use-panel';
import type { Entrada } from './entrada';

/** Asks for an address good for one use, and has the browser keep what is there. */
export const useDescarga = () => {
  const { archivos } = usePanel().servicios;
  return async ({ ruta, nombre }: Entrada): Promise<void> => {
    try {
      const enlace = document.createElement('a');
      enlace.href = await archivos.urlDescarga(ruta);
      enlace.download = nombre;
      enlace.click();
    } catch (error) {
      avisarError(error, 'Error al descargar archivo');
    }
  };
};
