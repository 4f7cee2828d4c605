import { httpSitio } from '../http/sitio';
import { moduloSitio } from '../modulos/modulo-sitio';

export const modulos = [httpSitio, moduloSitio];
