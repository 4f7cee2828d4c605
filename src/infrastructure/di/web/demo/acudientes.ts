import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { moduloAcudientes } from '../modulos/modulo-acudientes';
import { puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoAcudientes: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('acudientes')).toConstantValue(crearInMemoryAcudienteRepository(memoria));
  },
  moduloAcudientes,
];
