import type { ResultadoServicio } from '@/domain/conexion/conexion';
import type { Servicio } from '@/domain/shared/politica/manifiesto';

export interface Sonda {
  /** Asks the service for its health; never rejects because of the network. `limiteMs` bounds the wait. */
  probar(servicio: Servicio, limiteMs: number): Promise<ResultadoServicio>;
}
