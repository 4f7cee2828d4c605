import type { ColorDeMarca } from '@/domain/configuracion/identidad';
import { COLORES, type ColorRole } from './colores';
import { nombreVariable } from './tokens';

type RolDeMarca = Extract<keyof typeof COLORES, `brand.${string}`>;
type Paleta = Readonly<Record<RolDeMarca, ColorRole>>;

const {
  'brand.solid': solid,
  'brand.hover': hover,
  'brand.on': on,
  'brand.fg': fg,
  'brand.tint': tint,
} = COLORES;

/** Solid, on the mouse, letters on it, letters of its colour, and its ground: in light and in dark. */
const paleta = (
  claros: readonly [string, string, string],
  oscuros: readonly [string, string, string, string],
): Paleta => {
  const [claro, encima, fondo] = claros;
  const [oscuro, encimaOscuro, letraOscura, fondoOscuro] = oscuros;
  return {
    'brand.solid': { claro, oscuro },
    'brand.hover': { claro: encima, oscuro: encimaOscuro },
    'brand.on': { claro: '#FFFFFF', oscuro: letraOscura },
    'brand.fg': { claro, oscuro },
    'brand.tint': { claro: fondo, oscuro: fondoOscuro },
  };
};

/** What a foundation's colour changes; the test over this table proves that every pair reaches AA. */
export const PALETAS: Readonly<Record<ColorDeMarca, Paleta>> = {
  SELVA: { 'brand.solid': solid, 'brand.hover': hover, 'brand.on': on, 'brand.fg': fg, 'brand.tint': tint },
  MAR: paleta(['#0B4F7D', '#083C60', '#E3EFF8'], ['#7FC0EC', '#9FD2F4', '#06202F', '#14303F']),
  VIOLETA: paleta(['#55348B', '#41276C', '#EFE9F8'], ['#BFA4EC', '#D0BCF3', '#1D1030', '#2C2140']),
  VINO: paleta(['#7C1D3F', '#61162F', '#F9E8EE'], ['#EE9DB6', '#F4B7C9', '#33101D', '#3D1C28']),
  ARCILLA: paleta(['#8A3B12', '#6C2D0D', '#FAEBE1'], ['#EFAE86', '#F5C5A6', '#2E1407', '#3B2416']),
  GRAFITO: paleta(['#37474F', '#263238', '#E8EDEF'], ['#B0BEC5', '#CFD8DC', '#162025', '#2A3439']),
};

export const NOMBRE_DE_COLOR: Readonly<Record<ColorDeMarca, string>> = {
  SELVA: 'Selva',
  MAR: 'Mar',
  VIOLETA: 'Violeta',
  VINO: 'Vino',
  ARCILLA: 'Arcilla',
  GRAFITO: 'Grafito',
};

const definiciones = (de: Paleta, modo: keyof ColorRole): string =>
  Object.entries(de)
    .map(([rol, valores]) => `${nombreVariable(rol)}:${valores[modo]} !important`)
    .join(';');

/**
 * Rules that put a foundation's colour in place of the product's. They go before every other style of the page: of the
 * rules with that mark, those of the first layer win.
 */
export const estilosDeColor = (color: ColorDeMarca): string => {
  const [claro, oscuro] = [definiciones(PALETAS[color], 'claro'), definiciones(PALETAS[color], 'oscuro')];
  return [
    `@layer marca{:root{${claro}}`,
    `:root[data-theme=oscuro]{${oscuro}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${oscuro}}}}`,
  ].join('');
};
