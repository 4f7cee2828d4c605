import { defineConfig } from '@chakra-ui/react/styled-system';
import { estilosGlobales } from './estilos-globales';
import { textStylesBase, tokensBase } from './tokens';
import { coloresSemanticos } from './tokens-color';

// Chakra also keeps each background in a variable, for a `currentBg` that nobody writes: every element with one would
// carry a set of variables of its own.
const soloFondo = {
  background: { transform: (background: string) => ({ background }) },
  backgroundColor: { transform: (backgroundColor: string) => ({ backgroundColor }) },
};

export const configBase = defineConfig({
  preflight: true,
  conditions: {
    dark: ':root[data-theme=oscuro] &',
    light: ':root:not([data-theme=oscuro]) &',
  },
  utilities: soloFondo,
  globalCss: estilosGlobales,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens: tokensBase,
    semanticTokens: { colors: coloresSemanticos() },
    textStyles: textStylesBase,
    keyframes: {
      girar: { to: { transform: 'rotate(360deg)' } },
      aparecer: { from: { opacity: '0', transform: 'translateY(4px)' } },
    },
  },
});
