import type { AcudienteRepository } from '@/application/acudientes/acudiente-repository.port';
import { acudientesDelPanel } from '@/application/acudientes/servicios-acudientes';
import { httpAcudientes } from '../http/acudientes';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    acudientes: AcudienteRepository;
  }
}

export const moduloAcudientes = casos('acudientes', acudientesDelPanel, ['acudientes', 'permisos']);

export const modulos = [httpAcudientes, moduloAcudientes];
