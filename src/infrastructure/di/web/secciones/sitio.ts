import { sitioDelPanel } from '@/application/sitio/servicios-sitio';
import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import { crearHttpServidorDelSitio } from '@/infrastructure/http/sitio/http-servidor-del-sitio';
import { crearHttpSitioRepository } from '@/infrastructure/http/sitio/http-sitio-repository';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sitio: SitioRepository;
    servidorDelSitio: ServidorDelSitio;
  }
}

export const moduloSitio = casos('sitio', sitioDelPanel, ['sitio', 'servidorDelSitio', 'permisos']);

export const modulos = [
  porHttp('sitio', crearHttpSitioRepository),
  porHttp('servidorDelSitio', crearHttpServidorDelSitio),
  moduloSitio,
];
