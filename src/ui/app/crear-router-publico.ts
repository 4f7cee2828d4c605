import type { routeTree as arbolEntero } from './route-tree.gen';
import { routeTree } from './route-tree-publico.gen';
import { routerConArbol } from './router-con-arbol';

const crear = routerConArbol(routeTree as unknown as typeof arbolEntero);

/**
 * The router of the public pages, which does not carry the staff's routes: visitors pay for the bytes. Whatever it
 * does not know is left to the server, with a page load.
 */
export const crearRouterPublico: typeof crear = (context, opciones) => {
  const router = crear(context, opciones);
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const [, , conocida] = router.getMatchedRoutes(toLocation.pathname);
    if (fromLocation && !conocida) window.location.replace(toLocation.href);
  });
  return router;
};
