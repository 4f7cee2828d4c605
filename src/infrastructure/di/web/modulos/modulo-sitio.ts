import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import { sitioDe } from '@/application/sitio/servicios-sitio';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sitio: SitioRepository;
  }
}

export const moduloSitio = casos('sitio', sitioDe, ['sitio', 'permisos']);
