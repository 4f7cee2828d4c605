import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { usePdf } from '@/ui/panel/comun/documentos/use-pdf';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

/** The printable papers of the service. */
export const useDocumentos = () => {
  const { servicios } = usePanel();
  const { pedirPdf, preparando } = usePdf();
  return {
    preparando,
    recibo: (mensualidad: Id, { id, recibo }: Pick<Abono, 'id' | 'recibo'>) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro().then((casos) => casos.recibo(mensualidad, id)),
        nombre: `recibo-${recibo ?? id}.pdf`,
      }),
    estadoDeCuenta: (participante: Id) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro().then((casos) => casos.estadoDeCuenta(participante)),
        nombre: `estado-de-cuenta-${participante}.pdf`,
      }),
    informeDeMes: (periodo: Periodo) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro().then((casos) => casos.informeDeMes(periodo)),
        nombre: `informe-${periodo}.pdf`,
      }),
    constanciaDePagos: (clave: string, anio: number) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro().then((casos) => casos.constanciaDePagos(clave, anio)),
        nombre: `constancia-${anio}-${clave}.pdf`,
      }),
    estadoDePagador: (clave: string) =>
      pedirPdf({
        pedir: () => servicios.documentosCobro().then((casos) => casos.estadoDePagador(clave)),
        nombre: `estado-de-cuenta-${clave}.pdf`,
      }),
  };
};
