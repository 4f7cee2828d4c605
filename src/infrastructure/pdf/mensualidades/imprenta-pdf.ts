import type { Imprenta } from '@/application/mensualidades/documentos-cobro.port';
import { componerPdf } from '@/infrastructure/pdf/componer-pdf';
import type { LectorDeLogo } from '@/infrastructure/pdf/logo-de-papel';
import { papelConstanciaDePagos } from '@/infrastructure/pdf/mensualidades/papel-constancia-de-pagos';
import {
  papelEstadoDeCuenta,
  papelEstadoDePagador,
} from '@/infrastructure/pdf/mensualidades/papel-estado-de-cuenta';
import { papelInformeDeMes } from '@/infrastructure/pdf/mensualidades/papel-informe-de-mes';
import { papelRecibo } from '@/infrastructure/pdf/mensualidades/papel-recibo';
import { papelReciboDePago } from '@/infrastructure/pdf/mensualidades/papel-recibo-de-pago';

export const crearImprentaPdf = (leerLogo: LectorDeLogo): Imprenta => ({
  recibo: async (papel) => {
    const [{ pago }, logo] = [papel.recibo, await leerLogo()];
    return componerPdf(pago ? papelReciboDePago(pago, papel, logo) : papelRecibo(papel, logo));
  },
  estadoDeCuenta: async (papel) => componerPdf(papelEstadoDeCuenta(papel, await leerLogo())),
  estadoDePagador: async (papel) => componerPdf(papelEstadoDePagador(papel, await leerLogo())),
  constanciaDePagos: async (papel) => componerPdf(papelConstanciaDePagos(papel, await leerLogo())),
  informeDeMes: async (papel) => componerPdf(papelInformeDeMes(papel, await leerLogo())),
});
