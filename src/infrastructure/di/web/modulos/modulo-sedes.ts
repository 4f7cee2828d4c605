import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { sedesDelPanel } from '@/application/sedes/servicios-sedes';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sedes: SedeRepository;
  }
}

export const moduloSedes = casos('sedes', sedesDelPanel, ['sedes', 'permisos']);
