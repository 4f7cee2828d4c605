import { createRoot, hydrateRoot } from 'react-dom/client';
import { Aplicacion } from './aplicacion';
import type { ContextoRouter } from './contexto-router';
import type { crearRouter } from './crear-router';
import { iniciarModoColor } from './tema/modo-color';
import './arranque/protocolo';

type CrearRouter = typeof crearRouter;

/** What to do once React is there. A task later: React brings parts back on a click, but not while it is busy. */
const alLlegar = () => {
  const repetir = window.arranque?.soltar();
  return repetir && (() => void setTimeout(repetir));
};

/** Takes over a page whose content is already in `raiz`: every part it needs is loaded before React looks at it. */
const continuar = async (raiz: HTMLElement, crear: CrearRouter, contexto: ContextoRouter): Promise<void> => {
  const router = crear(contexto, { yaPintada: true });
  // Undocumented, and without it the router's first render differs from the prerendered one.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(raiz, <Aplicacion router={router} alMontar={alLlegar()} />);
};

const empezar = (raiz: HTMLElement, crear: CrearRouter, contexto: ContextoRouter): void => {
  createRoot(raiz).render(<Aplicacion router={crear(contexto)} />);
};

/** Starts the interface: the public site, the whole product and the demo differ only in what they pass here. */
export const montar = (crear: CrearRouter, contexto: ContextoRouter): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz) throw new Error('Falta el elemento #raiz en la página');
  iniciarModoColor();
  if (raiz.dataset.prerender === undefined) empezar(raiz, crear, contexto);
  else void continuar(raiz, crear, contexto);
};
