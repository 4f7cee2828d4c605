/**
 * What Chakra's `createSystem` does for every page and none of ours uses: the global styles, which only whoever asks for
 * them needs; the types that its command line writes; pixel sizes, and palettes chosen by a property; and the copy of what
 * it is given, to join it with more: ours is one configuration, whole.
 */
const RECORTES = {
  'system.js': [
    ['  const config = mergeConfigs(...configs);\n', '  const [config] = configs;\n'],
    ["import { mergeConfigs } from './merge-config.js';\n", ''],
    ['  const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];\n', ''],
    [
      '\n    _global,\n',
      '\n    get _global() { return [getPreflightCss(), getGlobalCss(), getTokenCss()]; },\n',
    ],
    [/\n {2}utility\.addPropertyType\([\s\S]*?\n {2}\);/, ''],
  ],
  'utility.js': [
    ['\n    assignPropertyType(property, config);\n  };', '\n  };'],
    ['\n    assignPropertyTypes();\n', '\n'],
  ],
  'token-middleware.js': [['  addVirtualPalette,\n  addPixelUnit,\n', '']],
  'token-transforms.js': [
    ['  addConditionalCssVariables,\n  addColorPalette\n', '  addConditionalCssVariables\n'],
  ],
};

const recortar = (nombre, fuente) =>
  RECORTES[nombre].reduce((texto, [parte, otra]) => {
    const nuevo = texto.replace(parte, otra);
    if (nuevo === texto)
      throw new Error(`sistema-ligero: no reconoce ${nombre} de Chakra; revise la versión de la biblioteca`);
    return nuevo;
  }, fuente);

module.exports = function cargador(fuente) {
  return recortar(this.resourcePath.split(/[\\/]/).pop(), fuente);
};
module.exports.recortar = recortar;
