import {
  crearHttpLibroDeArqueos,
  crearHttpLibroDeCierres,
} from '@/infrastructure/http/mensualidades/http-cierres';
import { moduloCierres } from '../modulos/modulo-cierres';
import { type Modulo, puerto } from '../nombres';

const httpCierres: Modulo = ({ bind }) => {
  bind(puerto('cierres')).toResolvedValue(crearHttpLibroDeCierres, [puerto('clienteDashboard')]);
  bind(puerto('arqueos')).toResolvedValue(crearHttpLibroDeArqueos, [puerto('clienteDashboard')]);
};

export const modulos = [httpCierres, moduloCierres];
