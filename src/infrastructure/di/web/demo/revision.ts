import { crearInMemoryRevisionDeDatos } from '@/infrastructure/memory/revision/in-memory-revision-de-datos';
import { puerto } from '../nombres';
import { moduloRevision } from '../secciones/revision';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoRevision: SeccionDeLaDemo = ({ memoria, configuracion }) => [
  ({ bind }) => {
    bind(puerto('revision')).toConstantValue(crearInMemoryRevisionDeDatos({ base: memoria, configuracion }));
  },
  moduloRevision,
];
