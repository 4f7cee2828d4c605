import { componerAcceso } from '@/infrastructure/di/web/contenedor-navegador';
import { iniciar } from './iniciar';
import { routeTree } from './route-tree-acceso.gen';
import { routerParcial } from './router-parcial';

// The form needs the services as soon as it works: apart they would be two more requests.
iniciar(routerParcial(routeTree), async () => ({ componerAcceso }));
