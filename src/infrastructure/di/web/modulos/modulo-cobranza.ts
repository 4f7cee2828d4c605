import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    cobranza: LibroDeCobranza;
  }
}

export const moduloCobranza = casos('cobranza', cobranzaDe, ['cobranza', 'permisos', 'reloj']);
