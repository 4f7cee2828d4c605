import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { DatosDeEjemplo } from '@/domain/sistema/datos-de-ejemplo';

/** People that a director puts in their own house to try the product, and takes away. */
export interface EjemplosDelPanel {
  /** `null` when the service has none to offer. */
  ejemplos(): Promise<DatosDeEjemplo | null>;
  /** For administrators. Throws CONFLICTO when somebody real is there, or what they need is not. */
  cargarEjemplos(opciones?: OpcionesCreacion): Promise<DatosDeEjemplo>;
  /** For administrators: answers what there was. */
  borrarEjemplos(): Promise<DatosDeEjemplo>;
}
