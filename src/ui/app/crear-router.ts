import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { ContextoRouter } from './contexto-router';
import { PantallaError } from './errores/pantalla-error';
import { routeTree } from './route-tree.gen';

interface OpcionesRouter {
  /** In memory when a page is prerendered; the browser's by default. */
  history?: RouterHistory;
  /** The page is already on the screen, perhaps scrolled: the first render must leave the scroll where it is. */
  yaPintada?: boolean;
}

export const crearRouter = (context: ContextoRouter, { history, yaPintada }: OpcionesRouter = {}) => {
  let respetarScroll = yaPintada === true;
  const moverScroll = () => {
    const mover = !respetarScroll;
    respetarScroll = false;
    return mover;
  };
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultErrorComponent: PantallaError,
    // Addresses that a person can read: `?buscar=ana`, without the quotes and brackets of JSON.
    parseSearch: parseSearchWith((texto) => texto),
    stringifySearch: stringifySearchWith(String),
    // While prerendering, the router would add an inline script that the page's policy blocks.
    scrollRestoration: history ? false : moverScroll,
  });
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof crearRouter>;
  }
}
