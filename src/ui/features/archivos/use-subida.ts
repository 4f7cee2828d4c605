import { useRef } from 'react';
import { carpetaDestino } from '@/domain/archivos/organizacion';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import type { SiExiste } from '@/domain/archivos/si-existe';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { SKIPPED } from '@/ui/shared/upload/use-upload';
import { explicarError } from '../shared/datos/explicar-error';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import { rutaDeCarpeta } from './entrada';
import { useConflictos } from './use-conflictos';

const resumen = (cuantos: number): string =>
  cuantos === 1 ? 'Se subió 1 archivo' : `Se subieron ${cuantos} archivos`;

const estaOcupado = (causa: unknown): boolean => esErrorAplicacion(causa) && causa.codigo === 'DUPLICADO';

type Opciones = {
  onClose: () => void;
  /** Where each file was left. */
  onRecibidos: (rutas: readonly string[]) => void;
};

/** What the upload dialog needs to put files in the folder that is open. */
export const useSubida = (carpeta: string, { onClose, onRecibidos }: Opciones) => {
  const { archivos, registro } = usePanel().servicios;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const { conflicto, preguntar, empezar } = useConflictos();
  const recibidos = useRef<string[]>([]);
  const elegida = rutaDeCarpeta(carpeta);

  const subir = async (
    file: File,
    avance: (parte: number) => void,
    siExiste?: SiExiste,
  ): Promise<unknown> => {
    const elegido = { name: file.name, size: file.size, type: file.type, contenido: file };
    try {
      recibidos.current.push(await archivos.subir(elegida, elegido, avance, siExiste));
      return undefined;
    } catch (causa) {
      if (siExiste !== undefined || !estaOcupado(causa)) throw causa;
      const destino = partirRuta(carpetaDestino(elegida, file.name)).nombre;
      const decision = await preguntar(file.name, destino);
      return decision === 'CANCELAR' ? SKIPPED : subir(file, avance, decision);
    }
  };

  return {
    conflicto,
    subida: {
      onStart: empezar,
      onUpload: async (file: File, avance: (parte: number) => void): Promise<unknown> => {
        try {
          return await subir(file, avance);
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
        if (recibidos.current.length > 0) onRecibidos(recibidos.current);
      },
    },
  };
};
