import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { type Modulo, puerto } from '../nombres';

export const httpSedes: Modulo = ({ bind }) => {
  bind(puerto('sedes')).toResolvedValue(crearHttpSedeRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};
