import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

export const DONACIONES: ContenidoDeParte<'donaciones'> = {
  introduccion:
    'Cada aporte sostiene una cama, un plato y una conversación para alguien que está volviendo a empezar.',
  destinos: [
    'Alimento y techo para quien no puede pagar su proceso',
    'Consulta psicológica y médica',
    'Materiales para la formación en un oficio',
  ].join('\n'),
  foto: null,
};
