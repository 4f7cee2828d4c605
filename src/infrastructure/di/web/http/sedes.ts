import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { porHttp } from '../nombres';

export const httpSedes = porHttp('sedes', crearHttpSedeRepository);
