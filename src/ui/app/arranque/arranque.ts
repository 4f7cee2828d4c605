import './protocolo';
import { retener } from './retener';

/**
 * Runs inline in the head of every page. Its own element carries `data-entradas` (modules to run), `data-partes`
 * (modules that these will ask for), `data-ya` when the page must not wait for the person, `data-luego` (what the next
 * page will ask for) and `data-instalable` (what asks for the worker that keeps the pages for when there is no network).
 */
const { entradas = '', partes = '', luego = '', instalable = '', ya } = document.currentScript?.dataset ?? {};
const lista = (direcciones: string) => direcciones.split(' ').filter(Boolean);
const SENALES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

const modulos = () => lista(`${entradas} ${partes}`);

// Into the cache and no further: compiling what may never run would hold the person up.
const guardar = (direcciones: readonly string[], priority: RequestPriority) =>
  Promise.all(
    direcciones.map(async (direccion) => {
      const respuesta = await fetch(direccion, { priority });
      if (!respuesta.ok) throw new Error(direccion);
      await respuesta.arrayBuffer();
    }),
  );

// A staff page says it; a page with content stays readable, and does what HTML does by itself.
const avisar = (falla: boolean) => {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-si-falla]'))
    parte.hidden = (parte.dataset.siFalla === 'si') !== falla;
};

/**
 * All of it is here before any of it runs: a browser may remember that a module did not arrive and never ask for it
 * again. Whoever tries again has the same page, with what was typed in it.
 */
const importar = async (boton?: HTMLElement) => {
  avisar(false);
  try {
    await guardar(modulos(), 'high');
    await Promise.all(lista(entradas).map((direccion) => import(/* webpackIgnore: true */ direccion)));
  } catch {
    avisar(true);
    // It was hidden meanwhile, and lost it.
    if (document.activeElement === document.body) boton?.focus();
  }
};

document.addEventListener('click', ({ target }) => {
  const boton = (target as Element).closest<HTMLElement>('[data-cargar]');
  if (boton?.dataset.cargar === 'pagina') location.reload();
  else if (boton) void importar(boton);
});

let iniciado = false;
const iniciar = () => {
  if (iniciado) return;
  iniciado = true;
  for (const senal of SENALES) removeEventListener(senal, alSentir, true);
  void importar();
};

// A list with scroll-snap scrolls by itself when it is laid out; only the page's own scroll is somebody's.
const alSentir = ({ type, target }: Event) => {
  if (type !== 'scroll' || target === document) iniciar();
};

/** Drawing the page, and reading its first lines, come before anything that may not be needed. */
const CALMA_MS = 2_500;

/** At idle, some time after the page is complete. Nobody misses it if it fails. */
const enReposo = (hacer: () => Promise<unknown>) => {
  const esperar = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => setTimeout(() => esperar(() => hacer().catch(() => undefined)), CALMA_MS));
};

/** Never for whoever saves data. */
const guardarEnReposo = (direcciones: () => readonly string[]) => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  enReposo(() => guardar(direcciones(), 'low'));
};

window.arranque = { soltar: retener(iniciar) };

if (ya === undefined) {
  for (const senal of SENALES) addEventListener(senal, alSentir, { capture: true, passive: true });
  guardarEnReposo(() => (iniciado ? [] : modulos()));
} else {
  iniciar();
  guardarEnReposo(() => lista(luego));
}
enReposo(() => import(/* webpackIgnore: true */ instalable));
