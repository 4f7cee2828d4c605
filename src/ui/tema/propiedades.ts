import type { defineConfig } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from '@/ui/shared/visually-hidden';

type Utilidades = NonNullable<ReturnType<typeof defineConfig>['utilities']>;

const de = (values: string, propiedades: string) =>
  Object.fromEntries(propiedades.split(' ').map((propiedad) => [propiedad, { values }])) as Utilidades;

const LADOS = [
  'Top',
  'Right',
  'Bottom',
  'Left',
  'Block',
  'BlockStart',
  'BlockEnd',
  'Inline',
  'InlineStart',
  'InlineEnd',
];
const conLados = (propiedad: string): string =>
  [propiedad, ...LADOS.map((lado) => propiedad + lado)].join(' ');

const A_LA_VISTA = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

/**
 * From which scale of tokens each style property takes its values. Chakra's own list is of every property there is, with
 * short names for them and mixes of colours, and it would travel to every page; a property that is not here takes what is
 * written as it is.
 */
export const propiedades: Utilidades = {
  ...de('spacing', `gap rowGap columnGap textIndent ${conLados('margin')} ${conLados('padding')}`),
  ...de(
    'spacing',
    `inset insetBlock insetBlockStart insetBlockEnd insetInline insetInlineStart insetInlineEnd`,
  ),
  ...de('spacing', `top right bottom left ${conLados('scrollMargin')} ${conLados('scrollPadding')}`),
  ...de('sizes', 'flexBasis width inlineSize height blockSize minWidth minInlineSize minHeight minBlockSize'),
  ...de('sizes', 'maxWidth maxInlineSize maxHeight maxBlockSize'),
  ...de(
    'colors',
    'backgroundColor color fill stroke accentColor caretColor outlineColor textDecorationColor',
  ),
  ...de('colors', 'borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor'),
  ...de('colors', 'borderBlockStartColor borderBlockEndColor borderInlineStartColor borderInlineEndColor'),
  background: { values: 'colors', shorthand: ['bg'] },
  ...de(
    'radii',
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  ),
  ...de('radii', 'borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius'),
  ...de('shadows', 'boxShadow textShadow'),
  ...de('zIndex', 'zIndex'),
  ...de('durations', 'transitionDuration animationDuration animationDelay'),
  ...de('easings', 'transitionTimingFunction animationTimingFunction'),
  ...de('fonts', 'fontFamily'),
  ...de('fontSizes', 'fontSize'),
  ...de('fontWeights', 'fontWeight'),
  ...de('lineHeights', 'lineHeight'),
  ...de('letterSpacings', 'letterSpacing'),
  lineClamp: {
    transform: (lineas: string) =>
      lineas === 'none'
        ? { WebkitLineClamp: 'unset' }
        : {
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: lineas,
            WebkitBoxOrient: 'vertical',
            textWrap: 'wrap',
          },
  },
  srOnly: {
    values: { type: 'boolean' },
    transform: (oculto: boolean) => (oculto ? visuallyHidden : A_LA_VISTA),
  },
};

/** When a style applies: `_hover`, `_print`… */
export const condiciones = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  empty: '&:is(:empty, [data-empty])',
  before: '&::before',
  after: '&::after',
  print: '@media print',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  // Not `:root`: what begins with a colon is put after the class of the element.
  dark: 'html[data-theme=oscuro] &',
  light: 'html:not([data-theme=oscuro]) &',
  osDark: '@media (prefers-color-scheme: dark)',
};
