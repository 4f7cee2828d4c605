import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { configuracionDe } from '@/application/configuracion/servicios-configuracion';
import { cuentaDelPanel, misSesionesDelPanel } from '@/application/sesion/servicios-cuenta';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    configuracion: ConfiguracionRepository;
  }
}

/** The foundation's data, and the person's own profile, password and sessions. */
export const modulosConfiguracion = [
  casos('configuracion', configuracionDe, ['configuracion', 'permisos']),
  casos('cuenta', cuentaDelPanel, ['autenticacion', 'contrasenas', 'sesiones']),
  casos('misSesiones', misSesionesDelPanel, ['misSesiones']),
];
