import { iniciar } from './iniciar';
import { routeTree } from './route-tree-publico.gen';
import { routerParcial } from './router-parcial';

iniciar(routerParcial(routeTree));
