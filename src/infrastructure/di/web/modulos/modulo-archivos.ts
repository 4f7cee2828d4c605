import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { archivosDelPanel } from '@/application/archivos/servicios-archivos';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    archivos: ArchivoStore;
  }
}

export const moduloArchivos = casos('archivos', archivosDelPanel, ['archivos', 'permisos']);
