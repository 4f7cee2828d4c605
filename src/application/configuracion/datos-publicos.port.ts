import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion';

/** What an administrator publishes, for the public pages. */
export interface DatosPublicos {
  /** `null` when the service has none or does not answer: the page keeps what it came with. Never rejects. */
  leer(): Promise<ConfiguracionPublica | null>;
}
