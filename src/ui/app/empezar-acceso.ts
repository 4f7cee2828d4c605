import { componerAcceso } from '@/infrastructure/di/web/contenedor-navegador';
import { iniciar } from './iniciar';
import { routeTree } from './route-tree-acceso.gen';
import { routerParcial } from './router-parcial';
import { sistemaBase } from './tema/sistema-base';

iniciar({ crear: routerParcial(routeTree), sistema: sistemaBase }, async () => ({ componerAcceso }));
