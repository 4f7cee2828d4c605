import { defineConfig } from '@chakra-ui/react/styled-system';
import { estilosGlobales } from './estilos-globales';
import { textStylesBase, tokensBase } from './tokens';
import { coloresSemanticos } from './tokens-color';

export const configBase = defineConfig({
  preflight: true,
  conditions: {
    dark: ':root[data-theme=oscuro] &',
    light: ':root:not([data-theme=oscuro]) &',
  },
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
