import { routeTree } from './route-tree.gen';
import { routerConArbol } from './router-con-arbol';

export const crearRouter = routerConArbol(routeTree);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof crearRouter>;
  }
}
