import { crearHttpLibroDeCobranza } from '@/infrastructure/http/mensualidades/http-libro-de-cobranza';
import { moduloCobranza } from '../modulos/modulo-cobranza';
import { type Modulo, puerto } from '../nombres';

const httpCobranza: Modulo = ({ bind }) => {
  bind(puerto('cobranza')).toResolvedValue(crearHttpLibroDeCobranza, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

export const modulos = [httpCobranza, moduloCobranza];
