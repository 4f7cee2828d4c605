import billetera from './billetera.json';
import { FUNDACION } from './fundacion';

/** EXAMPLE DATA. The wallet lives in billetera.json, from which the build also draws its QR code. */
export const BILLETERA = { ...billetera, qr: '/img/qr-billetera.svg' };

/** EXAMPLE DATA: replace before publishing. */
export const CUENTA_DONACIONES = {
  banco: 'Banco por definir',
  tipo: 'Cuenta de ahorros',
  numero: '000-000000-00',
  titular: FUNDACION.nombre,
} as const;

export const DESTINOS_DE_LA_AYUDA = [
  'Alimento y techo para quien no puede pagar su proceso',
  'Consulta psicológica y médica',
  'Materiales para la formación en un oficio',
] as const;
