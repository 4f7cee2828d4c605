import type { Copia } from '@/domain/sin-red/copia';
import type { EquipoRegistrado } from '@/domain/sin-red/equipo';

/** `IGUAL`: what was asked about still says the same. `TERMINADO`: this device may not keep anything any more. */
export type CopiaPedida = { que: 'COPIA'; copia: Copia } | { que: 'IGUAL' } | { que: 'TERMINADO' };

/** What the service gives to a device that keeps a copy; each answers `null` where it does not offer it. */
export interface ServicioSinRed {
  registrar(): Promise<EquipoRegistrado | null>;
  /** `marca`: of the one that is kept. */
  copia(equipo: string, marca: string | null): Promise<CopiaPedida | null>;
}
