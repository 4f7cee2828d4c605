import type { Container } from 'inversify';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { cargarUnaVez } from './cargar-una-vez';

/** Its code comes when a page that may write without a network asks for it. */
export const cargadorDeCola = (
  contenedor: Container,
  panel: () => ServiciosPanel,
): (() => Promise<ColaDelPanel>) =>
  cargarUnaVez(async () => (await import('../cola-del-navegador')).componerCola(contenedor, panel()));
