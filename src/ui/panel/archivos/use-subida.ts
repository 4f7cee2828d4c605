import { useEffect, useRef, useState } from 'react';
import type { OpcionesSubida } from '@/application/archivos/subir-archivo';
import { carpetaDestino } from '@/domain/archivos/organizacion';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { SKIPPED, UNSURE } from '@/ui/shared/upload/use-upload';
import { explicarError } from '../comun/datos/explicar-error';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { anotarDuda, olvidarDuda, prepararDudas } from '../comun/escritura/comprobar-duda';
import { estaEnDuda, mirarDudas, sinTerminar } from '../comun/escritura/dudas.queries';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';
import type { Conflicto, Decision } from './dialogo-conflicto';
import { rutaDeCarpeta } from './entrada';

/** Asks one question at a time, and remembers the answer that was meant for all of one go. */
const useConflictos = () => {
  const [conflicto, setConflicto] = useState<Conflicto | null>(null);
  const paraTodos = useRef<Decision | null>(null);
  const hayMas = useRef(false);
  const turno = useRef<Promise<unknown>>(Promise.resolve());
  const preguntar = (nombre: string, carpeta: string): Promise<Decision> => {
    const esta = turno.current.then(
      () =>
        paraTodos.current ??
        new Promise<Decision>((responder) => {
          setConflicto({
            nombre,
            carpeta,
            hayMas: hayMas.current,
            decidir: (decision, todos) => {
              if (todos) paraTodos.current = decision;
              setConflicto(null);
              responder(decision);
            },
          });
        }),
    );
    turno.current = esta;
    return esta;
  };
  return {
    conflicto,
    preguntar,
    /** A new go: what was said of another one does not count. */
    empezar: (cuantos: number) => {
      paraTodos.current = null;
      hayMas.current = cuantos > 1;
    },
  };
};

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
  const panel = usePanel();
  const { archivos, registro, reloj } = panel.servicios;
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const { conflicto, preguntar, empezar } = useConflictos();
  const recibidos = useRef<string[]>([]);
  const elegida = rutaDeCarpeta(carpeta);
  const { servicios, queryClient } = panel;
  useEffect(
    () => void prepararDudas({ servicios, queryClient }, `archivo:${elegida}`),
    [servicios, queryClient, elegida],
  );

  const subir = async (file: File, opciones: OpcionesSubida): Promise<unknown> => {
    const elegido = { name: file.name, size: file.size, type: file.type, contenido: file };
    try {
      recibidos.current.push(await (await archivos()).subir(elegida, elegido, opciones));
      return undefined;
    } catch (causa) {
      if (opciones.siExiste !== undefined || !estaOcupado(causa)) throw causa;
      const destino = partirRuta(carpetaDestino(elegida, file.name)).nombre;
      const decision = await preguntar(file.name, destino);
      return decision === 'CANCELAR' ? SKIPPED : subir(file, { ...opciones, siExiste: decision });
    }
  };

  return {
    conflicto,
    subida: {
      onStart: empezar,
      onUpload: async (file: File, avance: (parte: number) => void): Promise<unknown> => {
        const nombre = `archivo:${elegida}/${file.name}`;
        const yaEnviado = estaEnDuda(panel.queryClient, nombre);
        const duda = { nombre, que: `Archivo ${file.name}` };
        // Its bytes cannot be kept: after a reload only looking in the folder tells.
        void anotarDuda(panel, { ...duda, desde: reloj.ahora().getTime(), orden: null });
        try {
          const resultado = await subir(file, { avance, yaEnviado });
          void olvidarDuda(panel, nombre, { conBorrador: false });
          return resultado;
        } catch (causa) {
          const enDuda = quedoSinConfirmar(causa);
          if (enDuda) sinTerminar(panel.queryClient).set(nombre, 'en duda');
          else {
            void olvidarDuda(panel, nombre, { conBorrador: false });
          }
          const mensaje = `${MENSAJES_OPERACION.subirArchivo}. ${explicarError(causa).causa}`;
          throw new Error(mensaje, { cause: enDuda ? UNSURE : causa });
        }
      },
      onUploaded: (files: readonly File[]) => toaster.success(resumen(files.length)),
      onLog: (mensaje: string, error: unknown) => registro.error(mensaje, error),
      // Some may have arrived although others did not.
      onClose: () => {
        onClose();
        void mirarDudas(panel.queryClient);
        void refrescar();
        if (recibidos.current.length > 0) onRecibidos(recibidos.current);
      },
    },
  };
};
