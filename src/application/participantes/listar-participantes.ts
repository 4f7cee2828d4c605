import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { intentarLista, type Lista } from '@/application/shared/lista';
import type { ParticipanteListado } from '@/domain/participantes/participante';

export const listarParticipantes =
  ({ participantes }: { participantes: ParticipanteRepository }) =>
  (): Promise<Lista<ParticipanteListado>> =>
    intentarLista(() => participantes.listar());
