import { sitioDelPanel } from '@/application/sitio/servicios-sitio';
import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sitio: SitioRepository;
    servidorDelSitio: ServidorDelSitio;
  }
}

export const moduloSitio = casos('sitio', sitioDelPanel, ['sitio', 'servidorDelSitio', 'permisos']);
