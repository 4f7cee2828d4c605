import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Aplicacion } from './aplicacion';
import type { ContextoRouter } from './contexto-router';
import type { crearRouter } from './crear-router';
import { limitarCarga } from './errores/limite-de-carga';
import { iniciarModoColor } from './tema/modo-color';
import { turno } from './turno';
import './arranque/protocolo';

type Router = ReturnType<typeof crearRouter>;

/** What an entry is made of: the routes it knows, and the theme of all of them. */
export interface Producto {
  crear: typeof crearRouter;
  sistema: SystemContext;
}

/** What to do once React is there. A task later: React brings parts back on a click, but not while it is busy. */
const alLlegar = () => {
  const repetir = window.arranque?.soltar();
  return repetir && (() => void setTimeout(repetir));
};

// React draws what nobody waits for in short turns, and lets whoever types or taps meanwhile go first.
const sinPrisa = startTransition;

/** Takes over a page whose content is already in `raiz`: every part it needs is loaded before React looks at it. */
const continuar = async (raiz: HTMLElement, router: Router, dibujo: ReactNode): Promise<void> => {
  // Undocumented, and without it the router's first render differs from the prerendered one.
  router.ssr = { manifest: undefined };
  await router.load();
  sinPrisa(() => void hydrateRoot(raiz, dibujo));
};

/** The shell that came with the page stays until its first screen is ready, instead of being drawn again by React. */
const relevar = async (raiz: HTMLElement, router: Router, dibujo: ReactNode): Promise<void> => {
  await turno();
  await router.load();
  await turno();
  const raizReact = createRoot(raiz);
  sinPrisa(() => raizReact.render(dibujo));
};

/** Starts the interface: the public site, the whole product and the demo differ only in what they pass here. */
export const montar = ({ crear, sistema }: Producto, contexto: ContextoRouter): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz) throw new Error('Falta el elemento #raiz en la página');
  limitarCarga();
  iniciarModoColor();
  if (raiz.dataset.prerender !== undefined) {
    const router = crear(contexto, { yaPintada: true });
    void continuar(
      raiz,
      router,
      <Aplicacion router={router} sistema={sistema} impreso alMontar={alLlegar()} />,
    );
    return;
  }
  const router = crear(contexto);
  const conArmazon = raiz.hasChildNodes();
  const dibujo = <Aplicacion router={router} sistema={sistema} impreso={conArmazon} alMontar={alLlegar()} />;
  if (conArmazon) void relevar(raiz, router, dibujo);
  else createRoot(raiz).render(dibujo);
};
