import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    novedades: LibroDeNovedades;
  }
}

export const moduloBitacora = casos('bitacora', bitacoraDe, ['novedades', 'permisos', 'reloj']);
