import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { crearInMemoryTablero } from '@/infrastructure/memory/tablero/in-memory-tablero';
import { casosDe } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoTablero: SeccionDeLaDemo = ({ memoria, reloj }) => [
  ({ bind }) => {
    const { listar } = crearInMemorySedeRepository(memoria);
    bind(casosDe('tablero')).toConstantValue(crearInMemoryTablero({ base: memoria, sedes: listar, reloj }));
  },
];
