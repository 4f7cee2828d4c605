export const PAGINAS_PUBLICAS = [
  '/',
  '/about',
  '/programs',
  '/contact',
  '/donate',
  '/accounts',
  '/cuentas',
  '/politica-de-datos',
] as const;

export const PAGINA_INEXISTENTE = '/no-existe/de-verdad';

export const TODAS = [...PAGINAS_PUBLICAS, PAGINA_INEXISTENTE];
