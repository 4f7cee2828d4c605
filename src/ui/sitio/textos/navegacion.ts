export const ENLACES_PRINCIPALES = [
  { texto: 'Inicio', ruta: '/' },
  { texto: 'Nosotros', ruta: '/about' },
  { texto: 'Programas', ruta: '/programs' },
  { texto: 'Contacto', ruta: '/contact' },
] as const;

export const ENLACES_PIE = [...ENLACES_PRINCIPALES, { texto: 'Donaciones', ruta: '/donate' }] as const;
