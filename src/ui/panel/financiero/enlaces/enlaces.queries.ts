import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { type ReciboParaEnviar, reciboDePago } from './recibo-para-enviar';

/** What making one, or taking it back, changes elsewhere. */
export const AFECTADAS_POR_ENLACE = [claveDe('enlacesDeCuenta'), claveDe('actividad')] as const;

/** `null` when the service does not offer them. */
export const consultaEnlaces = (servicios: ServiciosPanel, clave: string) =>
  queryOptions({
    queryKey: [...claveDe('enlacesDeCuenta'), clave],
    queryFn: () => servicios.enlacesDeCuenta().then((casos) => casos.listar(clave)),
  });

/** The account of who paid, and the whole receipt. `null` when there is nobody by that `clave`. */
export const consultaEnvio = (servicios: ServiciosPanel, recibo: ReciboParaEnviar) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'envio', recibo.clave, String(recibo.abono_id)],
    queryFn: async () => {
      const [estado, pago] = await Promise.all([
        servicios.finanzas().then((casos) => casos.estadoDePagador(recibo.clave)),
        recibo.pago_id === null
          ? null
          : servicios.pagos().then((casos) => casos.obtener(recibo.pago_id ?? '')),
      ]);
      return estado && { estado, recibo: (pago && reciboDePago(pago)) ?? recibo };
    },
  });

export const PDF = 'application/pdf';

/** The receipt, brought before it is asked for: a machine only shares what it has at once. `null` where nobody makes it. */
export const consultaReciboEnPdf = (servicios: ServiciosPanel, mensualidad: Id, abono: Id) =>
  queryOptions({
    queryKey: [...claveDe('documentosCobro'), 'recibo', String(mensualidad), String(abono)],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const compartidor = await servicios.compartidor();
      if (!compartidor.puede(PDF)) return null;
      return (await servicios.documentosCobro()).recibo(mensualidad, abono);
    },
  });
