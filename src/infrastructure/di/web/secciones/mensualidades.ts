import { httpAbonos } from '../http/abonos';
import { httpConfiguracion } from '../http/configuracion';
import { httpMensualidades } from '../http/mensualidades';
import { httpParticipantes } from '../http/participantes';
import { moduloMensualidades } from '../modulos/modulo-mensualidades';

export const modulos = [
  httpMensualidades,
  httpAbonos,
  httpParticipantes,
  httpConfiguracion,
  moduloMensualidades,
];
