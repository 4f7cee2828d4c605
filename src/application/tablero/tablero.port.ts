import type { Estadisticas } from '@/domain/tablero/estadisticas';

export interface Tablero {
  estadisticas(): Promise<Estadisticas>;
}
