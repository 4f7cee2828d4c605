import { esRutaPanel } from '@/domain/shared/politica/secciones-panel';
import { sinBarrasFinales } from '@/domain/shared/textos';

const PUBLICAS = new Set([
  '/',
  '/about',
  '/programs',
  '/contact',
  '/donate',
  '/accounts',
  '/cuentas',
  '/login',
  '/restablecer',
  '/politica-de-datos',
]);

const sinBarraFinal = (ruta: string): string => (ruta.length > 1 ? sinBarrasFinales(ruta) : ruta);

/** True for the addresses the application answers with a screen of its own; any other is its 404 screen. */
export const esRutaDePagina = (ruta: string): boolean =>
  PUBLICAS.has(sinBarraFinal(ruta)) || esRutaPanel(sinBarraFinal(ruta));

/** Staff screens and the sign-in are nobody's search result. */
export const noSeIndexa = (ruta: string): boolean =>
  ruta === '/login' || ruta === '/restablecer' || esRutaPanel(ruta);
