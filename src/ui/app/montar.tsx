import type { AnyRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { iniciarModoColor } from '@/ui/tema/modo-color';
import type { Tema } from '@/ui/tema/proveedor-tema';
import type { OpcionesRouter } from './ajustes-router';
import { Aplicacion } from './aplicacion';
import { limitarCarga } from './errores/limite-de-carga';
import './arranque/protocolo';

/** What an application is made of: its routes, and the theme of all of them. */
export interface Producto {
  crear: (opciones: OpcionesRouter) => AnyRouter;
  tema: Tema;
  /** With its global rules, for a page that arrived without them. */
  traerTemaCompleto: () => Promise<Tema>;
}

/** What the person did before React is there is held up to the very moment in which React listens by itself. */
const lectorDeArranque = () => {
  let repetir: (() => void) | undefined;
  return {
    soltar: () => {
      repetir = window.arranque?.soltar();
    },
    // A task later: React brings parts back on a click, but not while it is busy.
    alMontar: () => {
      if (repetir) setTimeout(repetir);
      repetir = undefined;
    },
  };
};

interface Inicio {
  raiz: HTMLElement;
  router: AnyRouter;
  dibujo: ReactNode;
  soltar: () => void;
}

// React draws what nobody waits for in short turns, and lets whoever types or taps meanwhile go first.
const sinPrisa = startTransition;

/** Takes over a page whose content is already in `raiz`: every part it needs is loaded before React looks at it. */
const continuar = async ({ raiz, router, dibujo, soltar }: Inicio): Promise<void> => {
  // Undocumented, and without it the router's first render differs from the prerendered one.
  router.ssr = { manifest: undefined };
  await router.load();
  soltar();
  sinPrisa(() => void hydrateRoot(raiz, dibujo));
};

/** The shell that came with the page stays until its first screen is ready, instead of being drawn again by React. */
const relevar = async ({ raiz, router, dibujo, soltar }: Inicio): Promise<void> => {
  await router.load();
  const raizReact = createRoot(raiz);
  soltar();
  sinPrisa(() => raizReact.render(dibujo));
};

/** Starts the site or the panel: they differ only in what they pass here. */
export const montar = ({ crear, tema, traerTemaCompleto }: Producto): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz) throw new Error('Falta el elemento #raiz en la página');
  limitarCarga();
  iniciarModoColor();
  const { soltar, alMontar } = lectorDeArranque();
  const dibujar = (router: AnyRouter, conTema = tema) => (
    <Aplicacion router={router} tema={conTema} alMontar={alMontar} />
  );
  if (raiz.dataset.prerender !== undefined) {
    const router = crear({ yaPintada: true });
    void continuar({ raiz, router, dibujo: dibujar(router), soltar });
    return;
  }
  const router = crear({});
  if (raiz.hasChildNodes()) {
    void relevar({ raiz, router, dibujo: dibujar(router), soltar });
    return;
  }
  soltar();
  // Plain rather than blank, where its global rules cannot come.
  const conReglas = traerTemaCompleto().catch(() => tema);
  void conReglas.then((suyo) => createRoot(raiz).render(dibujar(router, suyo)));
};
