export const DESTINOS_DE_LA_AYUDA = [
  'Alimento y techo para quien no puede pagar su proceso',
  'Consulta psicológica y médica',
  'Materiales para la formación en un oficio',
] as const;
