import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { type Estampa, tieneEstampa } from '@/domain/sin-red/estampa';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { topDialog } from '@/ui/shared/open-dialogs';
import { lugarActual } from './lugar-actual';
import { copiarNodos } from './nodos';

/** Those that React writes as it draws, which have no text; the others come with the page. */
const DE_REACT = 'style[data-emotion]:empty';

const reglas = (): string[] =>
  [...document.querySelectorAll<HTMLStyleElement>(DE_REACT)]
    .flatMap(({ sheet }) => (sheet ? [...sheet.cssRules] : []))
    .map(({ cssText }) => cssText);

/** The list that is on the screen; `null` where there is none, it has no rows, or somebody has something open over it. */
export const tomarEstampa = (rol: string, ahora: Date): Estampa | null => {
  const raiz = document.getElementById('raiz');
  if (!raiz?.querySelector('[data-index]') || topDialog() || !tieneEstampa(window.location.pathname))
    return null;
  return { ...lugarActual(rol), vista_en: ahora.getTime(), reglas: reglas(), nodos: copiarNodos(raiz) };
};

/** What comes after the rows (photos, notices) has arrived by then. */
const REPOSO_MS = 2_000;

const enReposo = (hacer: () => void) => (window.requestIdleCallback ?? setTimeout)(hacer);

/** Keeps how each list looks whenever something new of it arrived from the service, and nobody waits for anything. */
export const useGuardarEstampa = ({ guardarEstampa }: TrabajoSinRed, delServicio: boolean): void => {
  const cliente = useQueryClient();
  const { usuario, servicios } = usePanel();
  useEffect(() => {
    if (!delServicio) return;
    let espera = 0;
    const guardar = () => {
      const estampa = cliente.isFetching() === 0 ? tomarEstampa(usuario.rol, servicios.reloj.ahora()) : null;
      if (estampa) void guardarEstampa(estampa);
    };
    const luego = () => {
      clearTimeout(espera);
      espera = window.setTimeout(() => enReposo(guardar), REPOSO_MS);
    };
    luego();
    const dejar = cliente.getQueryCache().subscribe((evento) => {
      if (evento.type === 'updated' && evento.action.type === 'success') luego();
    });
    return () => {
      clearTimeout(espera);
      dejar();
    };
  }, [delServicio, cliente, usuario.rol, servicios.reloj, guardarEstampa]);
};
