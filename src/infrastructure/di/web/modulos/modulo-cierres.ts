import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import { cierresDe } from '@/application/mensualidades/cierres/servicios-cierres';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    cierres: LibroDeCierres;
    arqueos: LibroDeArqueos;
  }
}

/** What closes a month. */
export const moduloCierres = casos('cierres', cierresDe, ['cierres', 'arqueos', 'permisos', 'reloj']);
