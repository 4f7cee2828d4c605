/** Where emotion's cache and Chakra's components meet `src/ui/app/tema/reglas-listas.ts`. */
const CAMBIOS = {
  'emotion-cache.browser.esm.js': (fuente) =>
    `import { conReglasListas } from '@/ui/app/tema/reglas-listas';\n${cambiar(
      fuente,
      'cache.sheet.hydrate(nodesToHydrate);\n  return cache;',
      'cache.sheet.hydrate(nodesToHydrate);\n  return conReglasListas(cache);',
    )}`,
  'factory.js': (fuente) =>
    cambiar(
      fuente,
      '  registerStyles(cache2, serialized, isStringTag);\n  const rules',
      '  registerStyles(cache2, serialized, isStringTag);\n  cache2.preparar?.(serialized);\n  const rules',
    ),
};

const cambiar = (fuente, parte, otra) => {
  const nuevo = fuente.replace(parte, otra);
  if (nuevo === fuente)
    throw new Error('reglas-listas: no reconoce emotion o Chakra; revise la versión de la biblioteca');
  return nuevo;
};

const adelantar = (nombre, fuente) => CAMBIOS[nombre](fuente);

module.exports = function cargador(fuente) {
  return adelantar(this.resourcePath.split(/[\\/]/).pop(), fuente);
};
module.exports.adelantar = adelantar;
