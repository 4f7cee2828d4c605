import { httpAbonos } from '../http/abonos';
import { httpCierres } from '../http/cierres';
import { httpFinanzas } from '../http/finanzas';
import { moduloCierres } from '../modulos/modulo-cierres';
import { modulosFinanzas } from '../modulos/modulo-finanzas';

export const modulos = [httpFinanzas, httpAbonos, httpCierres, moduloCierres, ...modulosFinanzas];
