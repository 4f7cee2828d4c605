import {
  crearHttpActividadRepository,
  crearHttpVerificadorActividad,
} from '@/infrastructure/http/actividad/http-actividad-repository';
import { casosDe, type Modulo, puerto } from '../nombres';

const httpActividad: Modulo = ({ bind }) => {
  bind(casosDe('actividad')).toResolvedValue(crearHttpActividadRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  bind(casosDe('verificador')).toResolvedValue(crearHttpVerificadorActividad, [puerto('clienteDashboard')]);
};

export const modulos = [httpActividad];
