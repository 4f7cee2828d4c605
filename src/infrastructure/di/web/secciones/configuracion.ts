import { httpConfiguracion } from '../http/configuracion';
import { modulosConfiguracion } from '../modulos/modulo-configuracion';

export const modulos = [httpConfiguracion, ...modulosConfiguracion];
