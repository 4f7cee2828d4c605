import { almacenLocal } from '@/infrastructure/di/web/almacen-local';
import { cargarUnaVez } from '@/infrastructure/di/web/comun/cargar-una-vez';
import { componerAcceso } from '@/infrastructure/di/web/contenedor-navegador';
import { crearUsuarioGuardado } from '@/infrastructure/di/web/usuario-guardado';
import { dejarLoAjeno } from '@/ui/app/ajustes-router';
import { montar } from '@/ui/app/montar';
import { temaPanel } from '@/ui/tema/tema-panel';
import { crearRouterPanel } from './router';

const cargarAcceso = cargarUnaVez(componerAcceso);
// Whoever signs in does not wait for the panel's container.
const cargarPanel = cargarUnaVez(async () => {
  const { componerPanel } = await import('@/infrastructure/di/web/panel-navegador');
  return componerPanel();
});
const { usuarioGuardado } = crearUsuarioGuardado(almacenLocal());

montar({
  tema: temaPanel,
  traerTemaCompleto: async () => (await import('@/ui/tema/temas-completos')).temaPanelCompleto,
  crear: (opciones) => {
    const router = crearRouterPanel({ cargarAcceso, cargarPanel, usuarioGuardado }, opciones);
    dejarLoAjeno(router);
    return router;
  },
});
