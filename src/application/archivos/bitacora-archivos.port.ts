import type { SucesoDeArchivo } from '@/domain/archivos/suceso-de-archivo';

/** Where what one person does with the stored files is written down. */
export interface BitacoraArchivos {
  anotar(suceso: SucesoDeArchivo): Promise<void>;
}
