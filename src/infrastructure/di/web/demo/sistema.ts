import {
  inMemoryEjemplosDelPanel,
  inMemoryVigiaDelSistema,
} from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';
import { casosDe } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoSistema: SeccionDeLaDemo = () => [
  ({ bind }) => {
    bind(casosDe('sistema')).toConstantValue({ ...inMemoryVigiaDelSistema, ...inMemoryEjemplosDelPanel });
  },
];
