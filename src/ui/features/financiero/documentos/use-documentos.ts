import { useMutation } from '@tanstack/react-query';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { Id } from '@/domain/shared/id';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../../shared/datos/avisar-error';
import { usePanel } from '../../shared/panel/use-panel';
import { abrirPdf } from './abrir-pdf';

interface Documento {
  pedir: () => Promise<Uint8Array<ArrayBuffer> | null>;
  nombre: string;
}

/** The printable papers of the service. */
export const useDocumentos = () => {
  const { servicios } = usePanel();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ pedir }: Documento) => pedir(),
    onSuccess: (bytes, { nombre }) => {
      if (bytes) abrirPdf(bytes, nombre);
      else toaster.warning('Este servicio no genera documentos en PDF');
    },
    onError: (error) => avisarError(error, 'Error al generar el documento'),
  });
  return {
    preparando: isPending,
    recibo: (mensualidad: Id, { id, recibo }: Pick<Abono, 'id' | 'recibo'>) =>
      mutate({
        pedir: () => servicios.documentosCobro.recibo(mensualidad, id),
        nombre: `recibo-${recibo ?? id}.pdf`,
      }),
    estadoDeCuenta: (participante: Id) =>
      mutate({
        pedir: () => servicios.documentosCobro.estadoDeCuenta(participante),
        nombre: `estado-de-cuenta-${participante}.pdf`,
      }),
  };
};
