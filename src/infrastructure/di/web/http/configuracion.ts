import { crearHttpConfiguracionRepository } from '@/infrastructure/http/configuracion/http-configuracion-repository';
import { porHttp } from '../nombres';

export const httpConfiguracion = porHttp('configuracion', crearHttpConfiguracionRepository);
