import { modulosConfiguracion } from '../modulos/modulo-configuracion';
import { puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoConfiguracion: SeccionDeLaDemo = ({ configuracion }) => [
  ({ bind }) => {
    bind(puerto('configuracion')).toConstantValue(configuracion);
  },
  ...modulosConfiguracion,
];
