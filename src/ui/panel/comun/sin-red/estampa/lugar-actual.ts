import type { LugarDeEstampa } from '@/domain/sin-red/estampa';

/** The scripts of the page, whose names say their content. */
const edicion = (): string =>
  document.querySelector<HTMLElement>('script[data-entradas]')?.dataset.entradas ?? '';

/** This page as it is laid out now, for that role. */
export const lugarActual = (rol: string): LugarDeEstampa => ({
  direccion: window.location.pathname + window.location.search,
  ancho: window.innerWidth,
  edicion: edicion(),
  rol,
});
