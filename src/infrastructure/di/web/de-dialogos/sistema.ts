import { crearHttpVigiaDelSistema } from '@/infrastructure/http/sistema/http-vigia-del-sistema';
import { casosDe, type Modulo, puerto } from '../nombres';

const httpSistema: Modulo = ({ bind }) => {
  bind(casosDe('sistema')).toResolvedValue(crearHttpVigiaDelSistema, [puerto('clienteDashboard')]);
};

export const modulos = [httpSistema];
