import { httpAcudientes } from '../http/acudientes';
import { moduloAcudientes } from '../modulos/modulo-acudientes';

export const modulos = [httpAcudientes, moduloAcudientes];
