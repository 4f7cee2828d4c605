import { httpSedes } from '../http/sedes';
import { moduloSedes } from '../modulos/modulo-sedes';

export const modulos = [httpSedes, moduloSedes];
