import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { defineConfig } from '@chakra-ui/react/styled-system';
import { ANCHO_MOVIL_MAXIMO_PX, ANCHO_TABLETA_MAXIMO_PX } from '@/domain/shared/constantes';
import { estilosGlobales } from './estilos-globales';
import { textStylesBase, tokensBase } from './tokens';
import { coloresSemanticos } from './tokens-color';

const { conditions, utilities } = defaultBaseConfig;

// Chakra also keeps each background in a variable, for a `currentBg` that nobody writes: every element with one would
// carry a set of variables of its own.
const soloFondo = {
  background: { ...utilities?.background, transform: (background: string) => ({ background }) },
  backgroundColor: {
    ...utilities?.backgroundColor,
    transform: (backgroundColor: string) => ({ backgroundColor }),
  },
};

/**
 * Whole, over Chakra's own: joined here, where each part is known, and not by `createSystem`, which copies and walks all
 * that it joins and takes longer than for everything else.
 */
export const configBase = defineConfig({
  ...defaultBaseConfig,
  preflight: true,
  conditions: {
    ...conditions,
    dark: ':root[data-theme=oscuro] &',
    light: ':root:not([data-theme=oscuro]) &',
  },
  utilities: { ...utilities, ...soloFondo },
  globalCss: estilosGlobales,
  theme: {
    breakpoints: {
      sm: '480px',
      md: `${ANCHO_MOVIL_MAXIMO_PX + 1}px`,
      lg: `${ANCHO_TABLETA_MAXIMO_PX + 1}px`,
      xl: '1280px',
      '2xl': '1536px',
    },
    tokens: tokensBase,
    semanticTokens: { colors: coloresSemanticos() },
    textStyles: textStylesBase,
    keyframes: {
      girar: { to: { transform: 'rotate(360deg)' } },
      aparecer: { from: { opacity: '0', transform: 'translateY(4px)' } },
      fundir: { from: { opacity: '0' } },
    },
  },
});
