import type { SedeRepository } from '@/application/sedes/sede-repository.port';
import { sedesDelPanel } from '@/application/sedes/servicios-sedes';
import { httpSedes } from '../http/sedes';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    sedes: SedeRepository;
  }
}

export const moduloSedes = casos('sedes', sedesDelPanel, ['sedes', 'permisos']);

export const modulos = [httpSedes, moduloSedes];
