import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import { porHttp } from '../nombres';

export const httpParticipantes = porHttp('participantes', crearHttpParticipanteRepository);
