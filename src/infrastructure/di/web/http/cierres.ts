import {
  crearHttpLibroDeArqueos,
  crearHttpLibroDeCierres,
} from '@/infrastructure/http/mensualidades/http-cierres';
import { type Modulo, puerto } from '../nombres';

export const httpCierres: Modulo = ({ bind }) => {
  bind(puerto('cierres')).toResolvedValue(crearHttpLibroDeCierres, [puerto('clienteDashboard')]);
  bind(puerto('arqueos')).toResolvedValue(crearHttpLibroDeArqueos, [puerto('clienteDashboard')]);
};
