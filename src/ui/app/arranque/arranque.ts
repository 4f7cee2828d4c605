import type { Arranque } from './protocolo';
import { retener } from './retener';

/**
 * Runs inline in the head of every page. Its own element carries `data-entradas` (modules to run), `data-partes`
 * (modules that these will ask for), `data-datos` (what the page was drawn with, for these to repeat it), `data-ya` when
 * the page must not wait for the person, `data-luego` (what the next page will ask for) `data-instalable` (what asks
 * for the worker that keeps the pages for when there is no network) and `data-estampa` (what shows a list as it was last
 * seen, where somebody chose this device to work without a network).
 */
const {
  entradas = '',
  partes = '',
  datos = '',
  luego = '',
  instalable = '',
  estampa = '',
  ya,
} = document.currentScript?.dataset ?? {};
const lista = (direcciones: string) => direcciones.split(' ').filter(Boolean);
const SENALES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

const modulos = () => lista(`${entradas} ${partes}`);

const traer = async (direccion: string, priority: RequestPriority) => {
  const respuesta = await fetch(direccion, { priority });
  if (!respuesta.ok) throw new Error(direccion);
  return respuesta;
};

// Into the cache and no further: compiling what may never run would hold the person up.
const guardar = (direcciones: readonly string[]) =>
  Promise.all(direcciones.map(async (direccion) => (await traer(direccion, 'low')).arrayBuffer()));

/** Compiled while it comes, and without its bytes passing through the page. Safari knows how since its version 17. */
const llegar = (href: string) => {
  const enlace = document.createElement('link');
  if (!enlace.relList.supports('modulepreload')) return guardar([href]);
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(enlace, { rel: 'modulepreload', href, onload, onerror }));
  });
};

const leerDatos = async () => {
  if (datos) arranque.datos = await (await traer(datos, 'high')).json();
};

/** The script runs in the head, and what it asked for may fail before the rest of the page is there. */
const completa = () =>
  new Promise<void>((lista) => {
    if (document.readyState !== 'loading') lista();
    else document.addEventListener('DOMContentLoaded', () => lista());
  });

// A staff page says it; a page with content stays readable, and does what HTML does by itself.
const avisar = (falla: boolean) => {
  for (const parte of document.querySelectorAll<HTMLElement>('[data-si-falla]'))
    parte.hidden = (parte.dataset.siFalla === 'si') !== falla;
};

const eligioEsteEquipo = () => {
  try {
    return localStorage.getItem('sinRed');
  } catch {
    return null;
  }
};
/** How the list was last seen, before the code that would keep the processor from it. The page does not need it. */
const verEstampa = async () => {
  if (!estampa || !eligioEsteEquipo()) return;
  await import(/* webpackIgnore: true */ estampa);
  await arranque.estampa;
};
const vista = verEstampa().catch(() => undefined);
/** A service that takes longer makes the page wait no more for it. */
const ESTAMPA_MS = 600;
const pausa = (ms: number) => new Promise((listo) => setTimeout(listo, ms));

/** All of it is here before any of it runs: whoever has to try again has the same page, with what was typed in it. */
const importar = async (boton?: HTMLElement) => {
  avisar(false);
  try {
    await Promise.all([...modulos().map(llegar), leerDatos()]);
    await Promise.race([vista, pausa(ESTAMPA_MS)]);
    await Promise.all(lista(entradas).map((direccion) => import(/* webpackIgnore: true */ direccion)));
  } catch {
    await completa();
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

/** Drawing the page, and reading its first lines, come before anything that may not be needed. */
const CALMA_MS = 2_500;
/** Who is still reading by then, and has touched nothing, may come back. */
const SIGUE_LEYENDO_MS = 10_000;

const enReposo = (hacer: () => Promise<unknown>, tras = CALMA_MS) => {
  const esperar = window.requestIdleCallback ?? setTimeout;
  // Nobody misses it if it fails.
  setTimeout(() => esperar(() => hacer().catch(() => undefined)), tras);
};

/** A module runs once, however many times it is asked for. */
const guardarParaSinRed = () => import(/* webpackIgnore: true */ instalable);

let iniciado = false;
const iniciar = () => {
  if (iniciado) return;
  iniciado = true;
  for (const senal of SENALES) removeEventListener(senal, alSentir, true);
  void importar().then(() => enReposo(guardarParaSinRed));
};

// A list with scroll-snap scrolls by itself when it is laid out; only the page's own scroll is somebody's.
const alSentir = ({ type, target }: Event) => {
  if (type !== 'scroll' || target === document) iniciar();
};

const { connection } = navigator as { connection?: { saveData?: boolean } };
const ahorra = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;

/** Some time after the page is complete, and never for whoever saves data. */
const alCompletarse = (hacer: () => Promise<unknown>, tras?: number) => {
  if (!ahorra) addEventListener('load', () => enReposo(hacer, tras));
};
const guardarEnReposo = (direcciones: () => readonly string[]) => alCompletarse(() => guardar(direcciones()));

const arranque: Arranque = { soltar: retener(iniciar) };
window.arranque = arranque;

if (ya === undefined) {
  for (const senal of SENALES) addEventListener(senal, alSentir, { capture: true, passive: true });
  guardarEnReposo(() => (iniciado ? [] : [...modulos(), ...lista(datos)]));
} else {
  iniciar();
  guardarEnReposo(() => lista(luego));
}
alCompletarse(guardarParaSinRed, SIGUE_LEYENDO_MS);
