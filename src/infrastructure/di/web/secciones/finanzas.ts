import {
  crearHttpLibroDeArqueos,
  crearHttpLibroDeCierres,
} from '@/infrastructure/http/mensualidades/http-cierres';
import { httpAbonos } from '../http/abonos';
import { httpFinanzas } from '../http/finanzas';
import { moduloCierres } from '../modulos/modulo-cierres';
import { modulosFinanzas } from '../modulos/modulo-finanzas';
import { type Modulo, puerto } from '../nombres';

const httpCierres: Modulo = ({ bind }) => {
  bind(puerto('cierres')).toResolvedValue(crearHttpLibroDeCierres, [puerto('clienteDashboard')]);
  bind(puerto('arqueos')).toResolvedValue(crearHttpLibroDeArqueos, [puerto('clienteDashboard')]);
};

export const modulos = [httpFinanzas, httpAbonos, httpCierres, moduloCierres, ...modulosFinanzas];
