import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CARRUSEL } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';
import { ajustarIndice, indiceAnterior, indiceSiguiente, ultimoIndice, visiblesSegunAncho } from './carrusel';

const suscribir = (alCambiar: () => void) => {
  window.addEventListener('resize', alCambiar);
  return () => window.removeEventListener('resize', alCambiar);
};

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
