import { createRouter } from '@tanstack/react-router';
import type { ContextoRouter } from './contexto-router';
import { routeTree } from './route-tree.gen';

export const crearRouter = (context: ContextoRouter) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof crearRouter>;
  }
}
