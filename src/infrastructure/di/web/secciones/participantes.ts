import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { participantesDelPanel } from '@/application/participantes/servicios-participantes';
import { httpParticipantes } from '../http/participantes';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    participantes: ParticipanteRepository;
  }
}

const moduloParticipantes = casos('participantes', participantesDelPanel, [
  'participantes',
  'permisos',
  'reloj',
]);

export const modulos = [httpParticipantes, moduloParticipantes];
