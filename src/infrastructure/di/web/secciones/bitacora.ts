import type { LibroDeNovedades } from '@/application/participantes/bitacora/libro-de-novedades.port';
import { bitacoraDe } from '@/application/participantes/bitacora/servicios-bitacora';
import { crearHttpLibroDeNovedades } from '@/infrastructure/http/participantes/http-libro-de-novedades';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    novedades: LibroDeNovedades;
  }
}

const httpBitacora = porHttp('novedades', crearHttpLibroDeNovedades);

export const moduloBitacora = casos('bitacora', bitacoraDe, ['novedades', 'permisos', 'reloj']);

export const modulos = [httpBitacora, moduloBitacora];
