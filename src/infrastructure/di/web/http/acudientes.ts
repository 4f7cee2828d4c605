import { crearHttpAcudienteRepository } from '@/infrastructure/http/acudientes/http-acudiente-repository';
import { porHttp } from '../nombres';

export const httpAcudientes = porHttp('acudientes', crearHttpAcudienteRepository);
