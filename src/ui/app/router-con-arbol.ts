import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { ContextoRouter } from './contexto-router';
import { PantallaError } from './errores/pantalla-error';
import type { routeTree } from './route-tree.gen';

export interface OpcionesRouter {
  /** In memory when a page is prerendered; the browser's by default. */
  history?: RouterHistory;
  /** The page is already on the screen, perhaps scrolled: the first render must leave the scroll where it is. */
  yaPintada?: boolean;
}

/** The router over the whole tree of routes, or over a part of it that has the same shape. */
export const routerConArbol =
  (arbol: typeof routeTree) =>
  (context: ContextoRouter, { history, yaPintada }: OpcionesRouter = {}) => {
    let respetarScroll = yaPintada === true;
    const moverScroll = () => {
      const mover = !respetarScroll;
      respetarScroll = false;
      return mover;
    };
    return createRouter({
      routeTree: arbol,
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
