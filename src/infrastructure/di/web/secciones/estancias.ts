import { crearHttpLibroDeEstancias } from '@/infrastructure/http/participantes/http-libro-de-estancias';
import { moduloEstancias } from '../modulos/modulo-estancias';
import { type Modulo, puerto } from '../nombres';

const httpEstancias: Modulo = ({ bind }) => {
  bind(puerto('estancias')).toResolvedValue(crearHttpLibroDeEstancias, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

export const modulos = [httpEstancias, moduloEstancias];
