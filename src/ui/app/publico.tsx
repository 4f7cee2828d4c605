import { iniciar } from './iniciar';
import { routeTree } from './route-tree-publico.gen';
import { routerParcial } from './router-parcial';
import { sistemaBase } from './tema/sistema-base';

iniciar({ crear: routerParcial(routeTree), sistema: sistemaBase });
