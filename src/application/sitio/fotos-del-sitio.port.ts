import type { FotoGuardada, FotoHecha } from '@/domain/sitio/foto-subida';
import type { FormatoDeFoto } from '@/domain/sitio/tamanos-de-foto';

/** Makes of a picture, in base64, the ones that the pages show. Throws VALIDACION for what is no picture. */
export interface TallerDeFotos {
  hacer(imagen: string): Promise<FotoHecha>;
  /** The same picture drawn again, no larger than `lado`; both are carried in their own address. Throws VALIDACION. */
  redibujar(foto: string, lado: number): Promise<string>;
}

/** The photos of the public site. */
export interface FotosDelSitio {
  /** One that is kept already stays as it is. */
  guardar(foto: FotoHecha): Promise<FotoGuardada>;
  /** `null` when there is none of that name in that width and format. */
  abrir(nombre: string, ancho: number, formato: FormatoDeFoto): Promise<Uint8Array | null>;
}
