import type { Estadisticas } from '@/domain/tablero/estadisticas';
import type { Resumen } from '@/domain/tablero/resumen';

export interface Tablero {
  estadisticas(): Promise<Estadisticas>;
  /** `null` when the service does not offer it. */
  resumen(): Promise<Resumen | null>;
}
