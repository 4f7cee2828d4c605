import { CARRUSEL } from '@/domain/shared/constantes';

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
