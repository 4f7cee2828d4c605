import { useState } from 'react';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../datos/avisar-error';
import { abrirPdf } from './abrir-pdf';

interface Documento {
  /** Answers `null` when the service does not make it. */
  pedir: () => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Of the file, where the browser keeps it instead of showing it. */
  nombre: string;
}

/** Asks the service for a paper and shows it. */
export const usePdf = () => {
  const [preparando, setPreparando] = useState(false);
  const pedirPdf = async ({ pedir, nombre }: Documento): Promise<void> => {
    setPreparando(true);
    try {
      const bytes = await pedir();
      if (bytes) abrirPdf(bytes, nombre);
      else toaster.warning('Este servicio no genera documentos en PDF');
    } catch (error) {
      avisarError(error, 'Error al generar el documento');
    } finally {
      setPreparando(false);
    }
  };
  return { pedirPdf, preparando };
};
