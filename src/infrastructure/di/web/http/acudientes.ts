import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { type Modulo, puerto } from '../nombres';

export const httpAcudientes: Modulo = ({ bind }) => {
  bind(puerto('acudientes')).toResolvedValue(crearHttpAcudienteRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};
