import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { explicarError } from '../shared/datos/explicar-error';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import { rutaDeCarpeta } from './entrada';

const resumen = (cuantos: number): string =>
  cuantos === 1 ? 'Se subió 1 archivo' : `Se subieron ${cuantos} archivos`;

/** What the upload dialog needs to put files in the folder that is open. */
export const useSubida = (carpeta: string, onClose: () => void) => {
  const { archivos, registro } = usePanel().servicios;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  return {
    onUpload: async (file: File, avance: (parte: number) => void): Promise<void> => {
      const elegido = { name: file.name, size: file.size, type: file.type, contenido: file };
      try {
        await archivos.subir(rutaDeCarpeta(carpeta), elegido, avance);
      } catch (causa) {
        const mensaje = `${MENSAJES_OPERACION.subirArchivo}. ${explicarError(causa).causa}`;
        throw new Error(mensaje, { cause: causa });
      }
    },
    onUploaded: (files: readonly File[]) => toaster.success(resumen(files.length)),
    onLog: (mensaje: string, error: unknown) => registro.error(mensaje, error),
    // Some may have arrived although others did not.
    onClose: () => {
      onClose();
      void refrescar();
    },
  };
};
