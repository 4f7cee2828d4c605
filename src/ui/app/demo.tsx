import { cargarUnaVez } from './cargar-una-vez';
import { montar } from './montar';

const composicion = () => import('@/infrastructure/di/web/contenedor-demo');

montar({
  cargarAcceso: cargarUnaVez(async () => (await composicion()).componerAcceso()),
  cargarPanel: cargarUnaVez(async () => (await composicion()).componerPanel()),
});
