import type { CambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import type { ImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';

/** Id under which the change history keeps the only record of its kind. */
export const ID_CONFIGURACION = 1;

export interface ConfiguracionRepository {
  /** `null` when the service does not keep one; before the first change, every field is `null` and `version` is 1. */
  obtener(): Promise<Configuracion | null>;
  /** Absent fields stay as they are. Throws VERSION_OBSOLETA. */
  actualizar(cambios: CambiosConfiguracion): Promise<Configuracion>;
  /** The pictures of the logo instead of those before; `null` takes it away. The rest stays as it is. */
  guardarLogo(imagenes: ImagenesDelLogo | null): Promise<Configuracion>;
}
