import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { ANCHO_MOVIL_MAXIMO_PX, ANCHO_TABLETA_MAXIMO_PX } from '@/domain/shared/constantes';
import { condiciones, propiedades } from './propiedades';
import { coloresSemanticos, textStylesBase, tokensBase } from './tokens';

type Cva = SystemContext['cva'];

/**
 * Chakra's factory compiles the recipe of a component again on every render of every instance.
 * Recipes are constants of their modules: compiled once per system, a table of rows costs half.
 */
function memorizarRecetas(sistema: SystemContext): SystemContext {
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

/**
 * Ours, whole: Chakra's engine and none of its tokens, recipes or utilities. Without the rules of the whole page, which
 * Chakra would work out in every start: pages arrive with them.
 */
export const configBase = defineConfig({
  conditions: condiciones,
  utilities: propiedades,
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

type Config = ReturnType<typeof defineConfig>;

export const crearSistema = (config: Config): SystemContext => memorizarRecetas(createSystem(config));

/** For a page that arrived with its global rules: they are neither written nor inserted again. */
export const sistemaImpreso = (config: Config): SystemContext => {
  const sistema = crearSistema(config);
  return Object.create(sistema, {
    _global: { value: [] },
    layers: { value: { ...sistema.layers, atRule: '' } },
  });
};
