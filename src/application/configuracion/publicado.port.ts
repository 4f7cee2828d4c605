import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import type { TamanoDelLogo } from '@/domain/configuracion/imagenes-del-logo';

/** What a foundation publishes, for whoever draws or serves its pages; nobody needs a session for it. */
export interface LectorPublicado {
  leer(): Promise<ConfiguracionPublica>;
  /** A picture of its logo, PNG in base64; `null` while it has none. */
  imagen(tamano: TamanoDelLogo): Promise<string | null>;
}
