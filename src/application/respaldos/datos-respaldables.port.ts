import type { Manifiesto } from '@/domain/respaldos/manifiesto';

export type TablaRespaldada = Omit<Manifiesto['tablas'][number], 'filas'>;

/** The database at one instant: what is written while it is read does not show. */
export interface Instantanea
  extends Pick<Manifiesto, 'motor' | 'migraciones' | 'secuencias' | 'tablas_sin_filas'> {
  /** Each one after those it points at. */
  tablas: TablaRespaldada[];
  /** Some rows at a time, each a line of JSON. */
  filas(tabla: TablaRespaldada): AsyncIterable<string[]>;
}

export interface DatosRespaldables {
  instantanea<T>(trabajo: (foto: Instantanea) => Promise<T>): Promise<T>;
}

export interface FilasDeTabla {
  tabla: string;
  lineas: string[];
}

/** Where a backup goes back to: empty, or emptied because somebody asked for it. */
export interface DatosRestaurables {
  /** All of it or nothing of it. Throws ErrorRespaldo when a table ends with other rows than the backup has. */
  restaurar(manifiesto: Manifiesto, filas: AsyncIterable<FilasDeTabla>): Promise<void>;
}
