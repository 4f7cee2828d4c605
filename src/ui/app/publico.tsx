import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { cargarUnaVez } from './cargar-una-vez';
import { crearRouterPublico } from './crear-router-publico';
import { montar } from './montar';

const composicion = () => import('@/infrastructure/di/web/contenedor-navegador');

const cargarAcceso = cargarUnaVez(async () => (await composicion()).componerAcceso());

montar(crearRouterPublico, {
  cargarAcceso,
  cargarPanel: cargarUnaVez(async () => (await composicion()).componerPanel()),
  publico: crearServiciosPublicos(cargarAcceso),
});
