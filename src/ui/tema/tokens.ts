import { defineTokens } from '@chakra-ui/react/styled-system';
import { COLORES } from './colores';

type ValorSemantico = { value: { base: string; _dark: string } };
type ArbolDeColores = { [rama: string]: ValorSemantico | ArbolDeColores };

/** Chakra nests `bg.canvas` as { bg: { canvas } } and a bare `fg` as { fg: { DEFAULT } }. */
export function coloresSemanticos(): ArbolDeColores {
  const arbol: ArbolDeColores = {};
  for (const [nombre, { claro, oscuro }] of Object.entries(COLORES)) {
    const [rama = nombre, hoja = 'DEFAULT'] = nombre.split('.');
    const actual = (arbol[rama] ?? {}) as ArbolDeColores;
    actual[hoja] = { value: { base: claro, _dark: oscuro } };
    arbol[rama] = actual;
  }
  return arbol;
}

/** As Chakra names it: `info.tintFg` -> `--chakra-colors-info-tint-fg`. */
export const nombreVariable = (color: string): string =>
  `--chakra-colors-${color.replace('.', '-').replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)}`;

/** The dark values as custom properties, for the time before a script has set `data-theme`. */
export function variablesOscuras(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COLORES).map(([nombre, { oscuro }]) => [
      nombreVariable(nombre),
      // The light values live in a later cascade layer, and only this mark lets an earlier one win.
      `${oscuro} !important`,
    ]),
  );
}

const escala = (valores: Record<string, string>) =>
  Object.fromEntries(Object.entries(valores).map(([nombre, value]) => [nombre, { value }]));

/** 4 px grid: the key is the number of steps. */
const pasos = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map((n) => [
    String(n),
    { value: `${n * 0.25}rem` },
  ]),
);

export const tokensBase = defineTokens({
  fonts: escala({
    body: "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
    heading: "'Figtree Variable', 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
    display: "'Fraunces Variable', 'Fraunces Times', Georgia, serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  }),
  fontSizes: escala({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
  }),
  fontWeights: escala({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: escala({ tight: '1.2', snug: '1.35', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: escala({ tight: '-0.015em', wide: '0.02em' }),
  radii: escala({ none: '0', sm: '4px', control: '6px', card: '12px', media: '20px', full: '9999px' }),
  shadows: escala({ float: '0 8px 28px -6px rgba(16, 40, 34, 0.24), 0 2px 6px -2px rgba(16, 40, 34, 0.12)' }),
  durations: escala({ fast: '120ms', normal: '160ms', slow: '200ms' }),
  easings: escala({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: escala({ sticky: '5', header: '10', overlay: '30', toast: '40', menu: '50' }),
  spacing: pasos,
  sizes: {
    ...pasos,
    ...escala({
      full: '100%',
      prose: '66ch',
      control: '2.5rem',
      touch: '2.75rem',
      row: '2.75rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      '2xl': '42rem',
      '4xl': '56rem',
      '6xl': '72rem',
    }),
  },
});

export const textStylesBase = {
  titulo: { value: { fontSize: '2xl', fontWeight: '600', lineHeight: 'tight', letterSpacing: 'tight' } },
  subtitulo: { value: { fontSize: 'lg', fontWeight: '600', lineHeight: 'snug' } },
  cuerpo: { value: { fontSize: 'md', lineHeight: 'normal' } },
  ayuda: { value: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' } },
};
