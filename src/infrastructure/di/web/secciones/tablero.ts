import { crearHttpTablero } from '@/infrastructure/http/tablero/http-tablero';
import { casosDe, type Modulo, puerto } from '../nombres';

const httpTablero: Modulo = ({ bind }) => {
  bind(casosDe('tablero')).toResolvedValue(crearHttpTablero, [puerto('clienteDashboard')]);
};

export const modulos = [httpTablero];
