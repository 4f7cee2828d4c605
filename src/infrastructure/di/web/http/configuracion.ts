import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import { type Modulo, puerto } from '../nombres';

export const httpConfiguracion: Modulo = ({ bind }) => {
  bind(puerto('configuracion')).toResolvedValue(crearHttpConfiguracionRepository, [
    puerto('clienteDashboard'),
  ]);
};
