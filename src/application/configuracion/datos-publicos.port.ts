import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

/** What a page that was drawn with the published data says of it, so that its first render in the browser is the same. */
export interface DatosIncrustados extends ConfiguracionPublica {
  /** The code of the wallet's key: the modules of a side and an SVG path over them. */
  qr: { texto: string; lado: number; trazo: string } | null;
  /** What the page itself says, of what is edited; absent while nothing was published. */
  sitio?: SitioPublico | undefined;
  /** It is shown to whoever edits it, before it is published. */
  vistaPrevia?: true;
}

/** What an administrator publishes, for the public pages. */
export interface DatosPublicos {
  /** What the page came with; `null` when it shows the shipped content. */
  yaConocidos(): DatosIncrustados | null;
  /** `null` when the service has none or does not answer: the page keeps what it came with. Never rejects. */
  leer(): Promise<ConfiguracionPublica | null>;
  /** The same of all the pages. Never rejects. */
  leerSitio(): Promise<SitioPublico | null>;
}
