import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import { componerPdf } from '@/infrastructure/pdf/componer-pdf';
import { papelEstadoDeCuenta } from '@/infrastructure/pdf/mensualidades/papel-estado-de-cuenta';
import { papelEstadoDePagador } from '@/infrastructure/pdf/mensualidades/papel-estado-de-pagador';
import { papelRecibo } from '@/infrastructure/pdf/mensualidades/papel-recibo';

export const imprentaPdf: Imprenta = {
  recibo: (papel) => componerPdf(papelRecibo(papel)),
  estadoDeCuenta: (papel) => componerPdf(papelEstadoDeCuenta(papel)),
  estadoDePagador: (papel) => componerPdf(papelEstadoDePagador(papel)),
};
