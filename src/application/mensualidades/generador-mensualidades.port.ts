import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { ResultadoGeneracion, SolicitudGeneracion } from '@/domain/mensualidades/generacion';

export interface GeneradorMensualidades {
  /**
   * Charges a month to everyone in the house who does not have it yet. Whoever got it meanwhile from someone else counts
   * as EXISTENTE. Rows by name.
   */
  generar(solicitud: SolicitudGeneracion, opciones?: OpcionesCreacion): Promise<ResultadoGeneracion>;
}
