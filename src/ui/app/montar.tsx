import { createRoot, hydrateRoot } from 'react-dom/client';
import { Aplicacion } from './aplicacion';
import type { ContextoRouter } from './contexto-router';
import { crearRouter } from './crear-router';
import { iniciarModoColor } from './tema/modo-color';
import './arranque/protocolo';

/** What to do once React is there. A task later: React brings parts back on a click, but not while it is busy. */
const alLlegar = () => {
  const repetir = window.arranque?.soltar();
  return repetir && (() => void setTimeout(repetir));
};

/** Takes over a page whose content is already in `raiz`: every part it needs is loaded before React looks at it. */
const continuar = async (raiz: HTMLElement, contexto: ContextoRouter): Promise<void> => {
  const router = crearRouter(contexto, { yaPintada: true });
  // Undocumented, and without it the router's first render differs from the prerendered one.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(raiz, <Aplicacion router={router} alMontar={alLlegar()} />);
};

const empezar = (raiz: HTMLElement, contexto: ContextoRouter): void => {
  createRoot(raiz).render(<Aplicacion router={crearRouter(contexto)} />);
};

/** Starts the interface over a composition: the site and the demo differ only in what they pass here. */
export const montar = (contexto: ContextoRouter): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz) throw new Error('Falta el elemento #raiz en la página');
  iniciarModoColor();
  if (raiz.dataset.prerender === undefined) empezar(raiz, contexto);
  else void continuar(raiz, contexto);
};
