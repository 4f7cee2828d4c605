import { httpAbonos } from '../http/abonos';
import { httpFinanzas } from '../http/finanzas';
import { modulosFinanzas } from '../modulos/modulo-finanzas';

export const modulos = [httpFinanzas, httpAbonos, ...modulosFinanzas];
