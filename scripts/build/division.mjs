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
const sinLista = naceEn(/[\\/]rutas[\\/]_panel[\\/](?:dashboard|configuracion|entrega-de-turno)\.tsx\?/);
const sinLectura = naceEn(/[\\/]rutas[\\/]_panel[\\/](?:dashboard|configuracion)\.tsx\?/);

/** A module that this many screens use goes with all of them. */
const VARIAS = 5;

/** Reads and knows, and draws nothing: a screen without any list also asks for it. */
const noDibuja = ({ resource = '' }) =>
  /[\\/]src[\\/](?:domain|application|infrastructure)[\\/]/.test(resource);

const deSusPantallas =
  (esSuyo, otras) =>
  (modulo, { chunkGraph }) =>
    esSuyo(modulo) && !chunkGraph.getModuleChunks(modulo).some(otras);

/** What makes a file of a list, which whoever presses 'Exportar' waits for: little code in each section, and the same around it. */
const ESCRIBE_HOJAS =
  /[\\/](?:exportar(?:-(?!y-avisar)[a-z]+)?|leer-paginas|descargar|neutralizar-celda|xlsx)\.ts$/;

const deVarias = { chunks: esPantalla, minChunks: VARIAS, minSize: 0, enforce: true };

/**
 * What most staff screens use comes in one file with their frame; what most of them read with, in another, with the adapters
 * that `lista-de-secciones.ts` puts there; and what most lists draw with, in a third: eight requests a page, no more.
 */
export const division = {
  chunks: 'async',
  minSize: 40_000,
  maxAsyncRequests: 6,
  cacheGroups: {
    delMarco: { name: 'pantallas', chunks: esMarco, minSize: 0, enforce: true, priority: 2 },
    deLecturas: { ...deVarias, name: 'lecturas', test: deSusPantallas(noDibuja, sinLectura), priority: 1 },
    deListas: {
      ...deVarias,
      name: 'listas',
      test: deSusPantallas((modulo) => !noDibuja(modulo), sinLista),
      priority: 1,
    },
    dePantallas: { ...deVarias, name: 'pantallas' },
    deHojas: {
      name: 'hojas',
      test: ESCRIBE_HOJAS,
      chunks: (trozo) => !esPantalla(trozo),
      minSize: 0,
      enforce: true,
      priority: 3,
    },
  },
};
