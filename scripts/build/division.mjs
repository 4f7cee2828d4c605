const naceEn = (patron) => {
  // Asking the compiler for the origins of a chunk costs more than the question, which is repeated for every module.
  const respuestas = new WeakMap();
  return (trozo) => {
    if (!respuestas.has(trozo)) {
      const origenes = [...trozo.groupsIterable].flatMap(({ origins }) => origins);
      respuestas.set(
        trozo,
        origenes.some(({ request }) => patron.test(request ?? '')),
      );
    }
    return respuestas.get(trozo);
  };
};

const esMarco = naceEn(/[\\/]rutas[\\/]_panel\.tsx\?|[\\/](?:panel-navegador|entrar-al-panel)$/);
const esPantalla = naceEn(/[\\/]rutas[\\/]_panel[\\/][^?]+\.tsx\?|^\.[\\/](?:secciones|http)[\\/]/);
const sinLista = naceEn(/[\\/]rutas[\\/]_panel[\\/](?:dashboard|configuracion)\.tsx\?/);

/** A module that this many screens use goes with all of them. */
const VARIAS = 5;

const soloDeListas = (modulo, { chunkGraph }) => !chunkGraph.getModuleChunks(modulo).some(sinLista);

/** What most staff screens use comes in one file with their frame, and what most lists use in another: eight requests a page, no more. */
export const division = {
  chunks: 'async',
  minSize: 40_000,
  maxAsyncRequests: 6,
  cacheGroups: {
    delMarco: { name: 'pantallas', chunks: esMarco, minSize: 0, enforce: true, priority: 2 },
    deListas: {
      name: 'listas',
      chunks: esPantalla,
      test: soloDeListas,
      minChunks: VARIAS,
      minSize: 0,
      enforce: true,
      priority: 1,
    },
    dePantallas: { name: 'pantallas', chunks: esPantalla, minChunks: VARIAS, minSize: 0, enforce: true },
  },
};
