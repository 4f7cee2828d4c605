import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { configuracionDe } from '@/application/configuracion/servicios-configuracion';
import { cuentaDelPanel, misSesionesDelPanel } from '@/application/sesion/servicios-cuenta';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    configuracion: ConfiguracionRepository;
  }
}

/** The person's own profile, password and sessions. */
export const modulosDeLaCuenta = [
  casos('cuenta', cuentaDelPanel, ['autenticacion', 'contrasenas', 'sesiones']),
  casos('misSesiones', misSesionesDelPanel, ['misSesiones']),
];

/** The foundation's data, and what is of the person. */
export const modulosConfiguracion = [
  casos('configuracion', configuracionDe, ['configuracion', 'permisos']),
  ...modulosDeLaCuenta,
];
