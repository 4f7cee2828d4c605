import { crearHttpLibroDeNovedades } from '@/infrastructure/http/participantes/http-libro-de-novedades';
import { moduloBitacora } from '../modulos/modulo-bitacora';
import { type Modulo, puerto } from '../nombres';

const httpBitacora: Modulo = ({ bind }) => {
  bind(puerto('novedades')).toResolvedValue(crearHttpLibroDeNovedades, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

export const modulos = [httpBitacora, moduloBitacora];
