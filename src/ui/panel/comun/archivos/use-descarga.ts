import { avisarError } from '../datos/avisar-error';
import { usePanel } from '../panel/use-panel';

/** A stored file: its path, and the name it is kept under. */
export interface ArchivoGuardado {
  ruta: string;
  nombre: string;
}

/** Asks for an address good for one use, and has the browser keep what is there. */
export const useDescarga = () => {
  const { archivos } = usePanel().servicios;
  return async ({ ruta, nombre }: ArchivoGuardado): Promise<void> => {
    try {
      const enlace = document.createElement('a');
      enlace.href = await (await archivos()).urlDescarga(ruta);
      enlace.download = nombre;
      enlace.click();
    } catch (error) {
      avisarError(error, 'Error al descargar archivo');
    }
  };
};
