import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import type { FotoGuardada } from '@/domain/sitio/foto-subida';
import type { VistaPrevia } from '@/domain/sitio/vista-previa';

/** What only a server does for whoever edits the site. Throws NO_DISPONIBLE where there is none. */
export interface ServidorDelSitio {
  /** `imagen` carries the picture in its own address. Throws VALIDACION. */
  subirFoto(imagen: string): Promise<FotoGuardada>;
  pedirVistaPrevia(pagina: PaginaDelSitio): Promise<VistaPrevia>;
}
