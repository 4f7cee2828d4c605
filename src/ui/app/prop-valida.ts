const DE_CHAKRA = new Set(['as', 'asChild', 'theme', 'unstyled', 'css', 'colorPalette', 'recipe']);

/**
 * Stands in for @emotion/is-prop-valid in the bundles: the compiler already refuses a property that the element does
 * not have, so only the ones that Chakra reads itself are kept from the document.
 */
const propValida = (nombre: string): boolean => !DE_CHAKRA.has(nombre);

export default propValida;
