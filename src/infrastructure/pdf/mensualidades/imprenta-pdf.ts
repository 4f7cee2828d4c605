import type { Imprenta } from '@/application/mensualidades/documentos-cobro.port';
import { componerPdf } from '@/infrastructure/pdf/componer-pdf';
import {
  papelEstadoDeCuenta,
  papelEstadoDePagador,
} from '@/infrastructure/pdf/mensualidades/papel-estado-de-cuenta';
import { papelInformeDeMes } from '@/infrastructure/pdf/mensualidades/papel-informe-de-mes';
import { papelRecibo } from '@/infrastructure/pdf/mensualidades/papel-recibo';
import { papelReciboDePago } from '@/infrastructure/pdf/mensualidades/papel-recibo-de-pago';

export const imprentaPdf: Imprenta = {
  recibo: (papel) => {
    const { pago } = papel.recibo;
    return componerPdf(pago ? papelReciboDePago(pago, papel) : papelRecibo(papel));
  },
  estadoDeCuenta: (papel) => componerPdf(papelEstadoDeCuenta(papel)),
  estadoDePagador: (papel) => componerPdf(papelEstadoDePagador(papel)),
  informeDeMes: (papel) => componerPdf(papelInformeDeMes(papel)),
};
