import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CARRUSEL } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';

const suscribir = (alCambiar: () => void) => {
  window.addEventListener('resize', alCambiar);
  return () => window.removeEventListener('resize', alCambiar);
};

/** How many slides fit in a window of that width, in px (specification §4). */
export const visiblesSegunAncho = (ancho: number): number =>
  CARRUSEL.visibles.find(({ desde }) => ancho >= desde)?.cantidad ?? 1;

/** Last position from which every visible place still holds a slide. */
export const ultimoIndice = (total: number, visibles: number): number => Math.max(0, total - visibles);

export const indiceSiguiente = (indice: number, ultimo: number): number =>
  indice >= ultimo ? 0 : indice + 1;

export const indiceAnterior = (indice: number, ultimo: number): number => (indice <= 0 ? ultimo : indice - 1);

export const ajustarIndice = (indice: number, ultimo: number): number =>
  Math.min(Math.max(indice, 0), ultimo);

/** Slides in view; one until the page is hydrated, while CSS alone decides. */
const useVisibles = (): number =>
  useSyncExternalStore(
    suscribir,
    () => visiblesSegunAncho(window.innerWidth),
    () => 1,
  );

/** Calls `avanzar` every `cadaMs` unless `detenido`, the tab is hidden or the person prefers less motion. */
const useTurno = (avanzar: () => void, cadaMs: number, detenido: boolean): void => {
  const [oculta, fijarOculta] = useState(false);
  useEffect(() => {
    const medir = () => fijarOculta(document.hidden);
    medir();
    document.addEventListener('visibilitychange', medir);
    return () => document.removeEventListener('visibilitychange', medir);
  }, []);
  useEffect(() => {
    if (detenido || oculta || prefiereQuietud()) return;
    const turno = window.setInterval(avanzar, cadaMs);
    return () => window.clearInterval(turno);
  }, [avanzar, cadaMs, detenido, oculta]);
};

/** The list scrolls and snaps by CSS; this only says where it stands and moves it (specification §4). */
export const useCarrusel = (total: number) => {
  const lista = useRef<HTMLUListElement>(null);
  const ultimo = ultimoIndice(total, useVisibles());
  const [elegido, elegir] = useState(0);
  const [atendido, fijarAtendido] = useState(false);
  const [pausado, fijarPausado] = useState(false);
  const indice = ajustarIndice(elegido, ultimo);

  const irA = useCallback((destino: number) => {
    elegir(destino);
    const caja = lista.current;
    const lamina = caja?.children[destino];
    if (!caja || !(lamina instanceof HTMLElement)) return;
    caja.scrollTo({
      left: lamina.offsetLeft - caja.offsetLeft,
      behavior: prefiereQuietud() ? 'auto' : 'smooth',
    });
  }, []);
  const siguiente = useCallback(() => irA(indiceSiguiente(indice, ultimo)), [irA, indice, ultimo]);
  const anterior = useCallback(() => irA(indiceAnterior(indice, ultimo)), [irA, indice, ultimo]);

  useTurno(siguiente, CARRUSEL.intervaloMs, atendido || pausado);

  /** Where a swipe left the list. */
  const alDesplazar = useCallback(() => {
    const caja = lista.current;
    const paso = (caja?.scrollWidth ?? 0) / total;
    if (caja && paso > 0) elegir(ajustarIndice(Math.round(caja.scrollLeft / paso), ultimo));
  }, [total, ultimo]);

  const alTeclear = (evento: KeyboardEvent) => {
    const mover = { ArrowRight: siguiente, ArrowLeft: anterior }[evento.key];
    if (!mover) return;
    evento.preventDefault();
    mover();
  };

  return {
    lista,
    indice,
    pausado,
    irA,
    siguiente,
    anterior,
    alternarPausa: () => fijarPausado(!pausado),
    /** Hover and focus stop the turn; the list and its controls share them. */
    atencion: {
      onPointerEnter: () => fijarAtendido(true),
      onPointerLeave: () => fijarAtendido(false),
      onFocus: () => fijarAtendido(true),
      onBlur: () => fijarAtendido(false),
    },
    desplazamiento: { onScrollEnd: alDesplazar, onKeyDown: alTeclear },
  };
};
