import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import type { CambiosBorrador } from '@/domain/sitio/esquema-sitio';
import type { PublicacionNueva } from '@/domain/sitio/reglas-sitio';
import type { Sitio, SitioPublico, VersionDelSitio } from '@/domain/sitio/sitio-guardado';

/** Id under which the change history keeps the only record of its kind. */
export const ID_SITIO = 1;

/**
 * What the public site says: what is published, each version of it that ever was, and what waits to be. A write is decided
 * under the lock of the record, by a rule that sees what is kept; where the service decides, it is not called.
 */
export interface SitioRepository {
  /** `null` when the service keeps none. */
  obtener(): Promise<Sitio | null>;
  /** Throws what `decidir` throws. */
  guardarBorrador(
    cambios: CambiosBorrador,
    decidir: (actual: Sitio) => ContenidoSitio,
    opciones?: OpcionesCreacion,
  ): Promise<Sitio>;
  /** The next version. Throws what `decidir` throws. */
  publicar(
    version: number,
    decidir: (actual: Sitio) => PublicacionNueva,
    opciones?: OpcionesCreacion,
  ): Promise<Sitio>;
  /** The next version, with what another said. Throws NO_ENCONTRADO, and what `decidir` throws. */
  volver(
    numero: number,
    version: number,
    decidir: (actual: Sitio, contenido: ContenidoSitio) => PublicacionNueva,
    opciones?: OpcionesCreacion,
  ): Promise<Sitio>;
  /** Newest first. `null` when the service keeps none. */
  versiones(): Promise<readonly VersionDelSitio[] | null>;
  /** `null` when the service keeps none. */
  publico(): Promise<SitioPublico | null>;
}
