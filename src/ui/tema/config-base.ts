import { defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { ANCHO_MOVIL_MAXIMO_PX, ANCHO_TABLETA_MAXIMO_PX } from '@/domain/shared/constantes';
import { estilosGlobales } from './estilos-globales';
import { condiciones, propiedades } from './propiedades';
import { coloresSemanticos, textStylesBase, tokensBase } from './tokens';

type Cva = SystemContext['cva'];

/**
 * Chakra's factory compiles the recipe of a component again on every render of every instance.
 * Recipes are constants of their modules: compiled once per system, a table of rows costs half.
 */
export function memorizarRecetas(sistema: SystemContext): SystemContext {
  const compiladas = new WeakMap<object, ReturnType<Cva>>();
  const cva: Cva = (receta) => {
    const hecha = compiladas.get(receta);
    if (hecha) return hecha as ReturnType<typeof sistema.cva<typeof receta.variants & object>>;
    const nueva = sistema.cva(receta);
    compiladas.set(receta, nueva as ReturnType<Cva>);
    return nueva;
  };
  return Object.create(sistema, { cva: { value: cva } });
}

/** Ours, whole: Chakra's engine and none of its tokens, recipes or utilities. */
export const configBase = defineConfig({
  preflight: true,
  conditions: condiciones,
  utilities: propiedades,
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
