import { componerAcceso, componerPanel } from '@/infrastructure/di/web/contenedor-panel';
import { iniciar } from './iniciar';
import { routeTree } from './route-tree-panel.gen';
import { routerParcial } from './router-parcial';
import { sistemaPanel } from './tema/sistema-panel';

iniciar({ crear: routerParcial(routeTree), sistema: sistemaPanel }, async () => ({
  componerAcceso,
  componerPanel,
}));
