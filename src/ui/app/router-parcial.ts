import type { routeTree as arbolEntero } from './route-tree.gen';
import { routerConArbol } from './router-con-arbol';

type Crear = ReturnType<typeof routerConArbol>;

/**
 * A router over some of the routes: whoever comes to a page pays only for the code of its neighbours. Whatever it does
 * not know is left to the server, with a page load.
 */
export const routerParcial = (arbol: unknown): Crear => {
  const crear = routerConArbol(arbol as typeof arbolEntero);
  return (context, opciones) => {
    const router = crear(context, opciones);
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      const [, , conocida] = router.getMatchedRoutes(toLocation.pathname);
      if (fromLocation && !conocida) window.location.replace(toLocation.href);
    });
    return router;
  };
};
