import type { IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';

export interface VerificadorActividad {
  /** Has the service read the whole history again; `null` when it does not seal it. For administrators. */
  verificar(): Promise<IntegridadActividad | null>;
}
