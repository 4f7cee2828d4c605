import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { type Modulo, puerto } from '../nombres';

export const httpMensualidades: Modulo = ({ bind }) => {
  bind(puerto('mensualidades')).toResolvedValue(crearHttpMensualidadRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
    puerto('reloj'),
  ]);
};
