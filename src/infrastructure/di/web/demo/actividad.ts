import {
  crearInMemoryActividadRepository,
  inMemoryVerificadorActividad,
} from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import { casosDe } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoActividad: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(casosDe('actividad')).toConstantValue(crearInMemoryActividadRepository(memoria));
    bind(casosDe('verificador')).toConstantValue(inMemoryVerificadorActividad);
  },
];
