import {
  crearHttpEjemplosDelPanel,
  crearHttpVigiaDelSistema,
} from '@/infrastructure/http/sistema/http-vigia-del-sistema';
import { casosDe, type Modulo, puerto } from '../nombres';

const httpSistema: Modulo = ({ bind }) => {
  bind(casosDe('sistema')).toResolvedValue(
    (cliente) => ({ ...crearHttpVigiaDelSistema(cliente), ...crearHttpEjemplosDelPanel(cliente) }),
    [puerto('clienteDashboard')],
  );
};

export const modulos = [httpSistema];
