import { componerAcceso, componerPanel } from '@/infrastructure/di/web/contenedor-panel';
import { limitarCarga } from './errores/limite-de-carga';
import { iniciar } from './iniciar';
import { routeTree } from './route-tree-panel.gen';
import { routerParcial } from './router-parcial';

limitarCarga();

// No page of the panel shows anything without its services: they come with the entry.
iniciar(routerParcial(routeTree), async () => ({ componerAcceso, componerPanel }));
