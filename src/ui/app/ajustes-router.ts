import {
  type AnyRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { PantallaError } from './errores/pantalla-error';

export interface OpcionesRouter {
  /** In memory when a page is prerendered; the browser's by default. */
  history?: RouterHistory;
  /** The page is already on the screen, perhaps scrolled: the first render must leave the scroll where it is. */
  yaPintada?: boolean;
}

/** What the routers of the two applications have in common. */
export const ajustesRouter = ({ history, yaPintada }: OpcionesRouter) => {
  let respetarScroll = yaPintada === true;
  const moverScroll = () => {
    const mover = !respetarScroll;
    respetarScroll = false;
    return mover;
  };
  return {
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultErrorComponent: PantallaError,
    // Addresses that a person can read: `?buscar=ana`, without the quotes and brackets of JSON.
    parseSearch: parseSearchWith((texto) => texto),
    stringifySearch: stringifySearchWith(String),
    // While prerendering, the router would add an inline script that the page's policy blocks.
    scrollRestoration: history ? false : moverScroll,
  } as const;
};

/** True for a path that is one of its routes, and not only the beginning of one. */
export const conoce = (router: AnyRouter, ruta: string): boolean => {
  const [, { '**': sobrante }, encontrada] = router.getMatchedRoutes(ruta);
  return encontrada !== undefined && sobrante === undefined;
};

/** A path of the other application, or of none, is left to the server: a page load. */
export const dejarLoAjeno = (router: AnyRouter): void => {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (fromLocation && !conoce(router, toLocation.pathname)) window.location.replace(toLocation.href);
  });
};

/**
 * Without a network, the next page of the site is the one that the device kept, loaded whole: it says since when, and has
 * what was published then. The application by itself would show what it was shipped with.
 */
export const dejarLoGuardado = (router: AnyRouter): void => {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    const conCopia = !navigator.onLine && navigator.serviceWorker?.controller;
    if (fromLocation && pathChanged && conCopia) window.location.replace(toLocation.href);
  });
};
