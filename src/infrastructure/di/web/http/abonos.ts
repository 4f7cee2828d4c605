import {
  crearHttpGeneradorMensualidades,
  crearHttpLibroDeAbonos,
} from '@/infrastructure/http/mensualidades/http-libro-de-abonos';
import { type Modulo, puerto } from '../nombres';

/** What charging needs besides the fees. */
export const httpAbonos: Modulo = ({ bind }) => {
  bind(puerto('abonos')).toResolvedValue(crearHttpLibroDeAbonos, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  // The service knows which are closed, and decides.
  bind(puerto('mesesCerrados')).toConstantValue({ ultimoCerrado: async () => null });
  bind(puerto('generadorMensualidades')).toResolvedValue(crearHttpGeneradorMensualidades, [
    puerto('clienteDashboard'),
  ]);
};
