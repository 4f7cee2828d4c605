import { crearHttpEnlacesDeCuenta } from '@/infrastructure/http/mensualidades/http-enlaces-de-cuenta';
import { modulosEnlaces } from '../modulos/modulo-enlaces';
import { type Modulo, puerto } from '../nombres';

const httpEnlaces: Modulo = ({ bind }) => {
  bind(puerto('enlaces')).toResolvedValue(crearHttpEnlacesDeCuenta, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
};

export const modulos = [httpEnlaces, ...modulosEnlaces];
