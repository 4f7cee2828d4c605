import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    fotos: FotosDeParticipantes;
  }
}

export const moduloFotos = casos('fotos', fotosDe, ['fotos', 'participantes', 'permisos']);
