import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import { revisionDe } from '@/application/revision/servicios-revision';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    revision: RevisionDeDatos;
  }
}

export const moduloRevision = casos('revision', revisionDe, ['revision', 'permisos']);
