import {
  crearHttpDocumentosCobro,
  crearHttpFinanzas,
  crearHttpSaldosAFavor,
} from '@/infrastructure/http/mensualidades/http-finanzas';
import { crearHttpLibroDeCobranza } from '@/infrastructure/http/mensualidades/http-libro-de-cobranza';
import { crearHttpPagos } from '@/infrastructure/http/mensualidades/http-pagos';
import { casosDe, type Modulo, puerto } from '../nombres';

export const httpFinanzas: Modulo = ({ bind }) => {
  bind(puerto('saldosAFavor')).toResolvedValue(crearHttpSaldosAFavor, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  bind(puerto('cobranza')).toResolvedValue(crearHttpLibroDeCobranza, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  bind(puerto('pagos')).toResolvedValue(crearHttpPagos, [puerto('clienteDashboard')]);
  bind(puerto('finanzas')).toResolvedValue(crearHttpFinanzas, [puerto('clienteDashboard')]);
  bind(casosDe('documentosCobro')).toResolvedValue(crearHttpDocumentosCobro, [puerto('clienteDashboard')]);
};
