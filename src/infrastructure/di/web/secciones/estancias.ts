import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import { crearHttpLibroDeEstancias } from '@/infrastructure/http/participantes/http-libro-de-estancias';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    estancias: LibroDeEstancias;
  }
}

const httpEstancias = porHttp('estancias', crearHttpLibroDeEstancias);

export const moduloEstancias = casos('estancias', estanciasDe, ['estancias', 'permisos', 'reloj']);

export const modulos = [httpEstancias, moduloEstancias];
