import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { cargarUnaVez } from './cargar-una-vez';
import { crearRouter } from './crear-router';
import { montar } from './montar';

const composicion = () => import('@/infrastructure/di/web/contenedor-navegador');

const cargarAcceso = cargarUnaVez(async () => (await composicion()).componerAcceso());

montar(crearRouter, {
  cargarAcceso,
  cargarPanel: cargarUnaVez(async () => (await composicion()).componerPanel()),
  publico: crearServiciosPublicos(cargarAcceso),
});
