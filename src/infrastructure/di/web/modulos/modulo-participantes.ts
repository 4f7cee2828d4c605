import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { participantesDelPanel } from '@/application/participantes/servicios-participantes';
import { casos } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    participantes: ParticipanteRepository;
  }
}

export const moduloParticipantes = casos('participantes', participantesDelPanel, [
  'participantes',
  'permisos',
  'reloj',
]);
