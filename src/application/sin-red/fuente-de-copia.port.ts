import type { DatosDeCopia } from '@/domain/sin-red/copia';

/** What is stored about those who live in the house, for a copy. */
export interface FuenteDeCopia {
  /** At most so many people, by number; of the log, what happened from that instant on, with whole threads. */
  leer(maximo: number, novedadesDesde: Date): Promise<DatosDeCopia>;
}
