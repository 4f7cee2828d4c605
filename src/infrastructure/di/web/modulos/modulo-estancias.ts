import type { LibroDeEstancias } from '@/application/participantes/estancias/libro-de-estancias.port';
import { estanciasDe } from '@/application/participantes/estancias/servicios-estancias';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    estancias: LibroDeEstancias;
  }
}

export const moduloEstancias = casos('estancias', estanciasDe, ['estancias', 'permisos', 'reloj']);
