import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ pedir }: Documento) => pedir(),
    onSuccess: (bytes, { nombre }) => {
      if (bytes) abrirPdf(bytes, nombre);
      else toaster.warning('Este servicio no genera documentos en PDF');
    },
    onError: (error) => avisarError(error, 'Error al generar el documento'),
  });
  return { pedirPdf: mutate, preparando: isPending };
};
