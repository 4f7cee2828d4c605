const DE_EMOTION = /function prefix\(value, length\) \{[\s\S]*?\nvar defaultStylisPlugins = \[prefixer\];/;

/** In place of emotion's vendor prefixes, which go back to browsers that the site does not serve, the few still needed. */
module.exports = function prefijosPropios(fuente) {
  if (!DE_EMOTION.test(fuente))
    throw new Error('prefijos-propios: no reconoce @emotion/cache; revise la versión de la biblioteca');
  return `import { prefijar } from '@/ui/app/prefijar';\n${fuente.replace(DE_EMOTION, 'var defaultStylisPlugins = [prefijar];')}`;
};
