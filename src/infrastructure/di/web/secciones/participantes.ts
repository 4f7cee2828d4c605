import { httpParticipantes } from '../http/participantes';
import { moduloParticipantes } from '../modulos/modulo-participantes';

export const modulos = [httpParticipantes, moduloParticipantes];
