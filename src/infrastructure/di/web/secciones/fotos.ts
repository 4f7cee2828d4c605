import { crearHttpFotosDeParticipantes } from '@/infrastructure/http/participantes/http-fotos-de-participantes';
import { httpParticipantes } from '../http/participantes';
import { moduloFotos } from '../modulos/modulo-fotos';
import { type Modulo, puerto } from '../nombres';

const httpFotos: Modulo = ({ bind }) => {
  bind(puerto('fotos')).toResolvedValue(crearHttpFotosDeParticipantes, [puerto('clienteDashboard')]);
};

export const modulos = [httpFotos, httpParticipantes, moduloFotos];
