import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { moduloSedes } from '../modulos/modulo-sedes';
import { puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoSedes: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('sedes')).toConstantValue(crearInMemorySedeRepository(memoria));
  },
  moduloSedes,
];
