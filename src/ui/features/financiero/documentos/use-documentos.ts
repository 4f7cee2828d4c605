import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { Id } from '@/domain/shared/id';
import { usePdf } from '../../shared/documentos/use-pdf';
import { usePanel } from '../../shared/panel/use-panel';

/** The printable papers of the service. */
export const useDocumentos = () => {
  const { servicios } = usePanel();
  const { pedirPdf, preparando } = usePdf();
  return {
    preparando,
    recibo: (mensualidad: Id, { id, recibo }: Pick<Abono, 'id' | 'recibo'>) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro.recibo(mensualidad, id),
        nombre: `recibo-${recibo ?? id}.pdf`,
      }),
    estadoDeCuenta: (participante: Id) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro.estadoDeCuenta(participante),
        nombre: `estado-de-cuenta-${participante}.pdf`,
      }),
    estadoDePagador: (clave: string) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro.estadoDePagador(clave),
        nombre: `estado-de-cuenta-${clave}.pdf`,
      }),
  };
};
