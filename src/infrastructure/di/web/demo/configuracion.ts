import { configuracionDe } from '@/application/configuracion/servicios-configuracion';
import { compararContrasenaPropia } from '@/infrastructure/memory/shared/contrasena-propia';
import { modulosDeLaCuenta } from '../modulos/modulo-configuracion';
import { casos, puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoConfiguracion: SeccionDeLaDemo = ({ configuracion, memoria }) => {
  const esPropia = compararContrasenaPropia(memoria);
  return [
    ({ bind }) => {
      bind(puerto('configuracion')).toConstantValue(configuracion);
    },
    casos('configuracion', (puertos) => configuracionDe({ ...puertos, esPropia }), [
      'configuracion',
      'permisos',
    ]),
    ...modulosDeLaCuenta,
  ];
};
