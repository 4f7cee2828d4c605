import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { type Modulo, puerto } from '../nombres';

export const httpParticipantes: Modulo = ({ bind }) => {
  bind(puerto('participantes')).toResolvedValue(crearHttpParticipanteRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};
