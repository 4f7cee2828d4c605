import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import { revisionDe } from '@/application/revision/servicios-revision';
import { crearHttpRevisionDeDatos } from '@/infrastructure/http/revision/http-revision-de-datos';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    revision: RevisionDeDatos;
  }
}

const httpRevision = porHttp('revision', crearHttpRevisionDeDatos);

export const moduloRevision = casos('revision', revisionDe, ['revision', 'permisos']);

export const modulos = [httpRevision, moduloRevision];
