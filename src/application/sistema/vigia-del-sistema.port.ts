import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { PruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';

/** How healthy what everything runs on is. For administrators. */
export interface VigiaDelSistema {
  /** `null` when the service does not tell. */
  mirar(): Promise<EstadoDelSistema | null>;
  /**
   * Begins to restore the last backup apart, to see that it can be; asked again meanwhile, it goes on with the same one.
   * Throws CONFLICTO when there is none to try.
   */
  ensayar(): Promise<void>;
  /** Sends a message to whoever asks, and says what happened to it; `null` when the service does not. */
  probarCorreo(): Promise<PruebaDeCorreo | null>;
}
