const DE_PAGINA = /[\\/]routes[\\/]_panel[\\/][^?]+\.tsx\?/;
const SIN_LISTA = /[\\/]routes[\\/]_panel[\\/](?:dashboard|configuracion)\.tsx\?/;
/** Adapters that several first screens read from: a file of their own would be one more request for each. */
const DE_TODAS = /[\\/]http-sede-repository$/;
const LECTURA = /[\\/](?:http-\w+-repository|crear-archivos-http)$/;
/** A module that this many pages of the panel use goes with all of them. */
const PAGINAS = 4;

// Asking the compiler for the origins of a chunk costs more than the question, which is repeated for every module.
const unaVezPorTrozo = (contestar) => {
  const respuestas = new WeakMap();
  return (trozo) => {
    if (!respuestas.has(trozo)) respuestas.set(trozo, contestar(trozo));
    return respuestas.get(trozo);
  };
};

const peticiones = unaVezPorTrozo((trozo) =>
  [...trozo.groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request ?? '')),
);

const naceEn = (patron) => unaVezPorTrozo((trozo) => peticiones(trozo).some((p) => patron.test(p)));

const esPagina = naceEn(DE_PAGINA);
const esPaginaSinLista = naceEn(SIN_LISTA);
const esDeTodas = naceEn(DE_TODAS);
const esLectura = naceEn(LECTURA);

const soloDe = (entrada, grupo, vistos) => {
  if (vistos.has(grupo.index)) return true;
  vistos.add(grupo.index);
  if (grupo.isInitial()) return grupo.name === entrada;
  return grupo.getParents().every((padre) => soloDe(entrada, padre, vistos));
};

/** What can only be asked for with the frame of the panel already there. */
const trasElPanel = unaVezPorTrozo((trozo) =>
  [...trozo.groupsIterable].every((grupo) => !grupo.isInitial() && soloDe('panel', grupo, new Set())),
);

const esDeVarias = (paginas) => paginas.length >= PAGINAS;

const delPanel = (modulo, { chunkGraph }) => {
  const trozos = chunkGraph.getModuleChunks(modulo);
  const paginas = trozos.filter(esPagina);
  return paginas.some(esPaginaSinLista) && (esDeVarias(paginas) || trozos.some(esDeTodas));
};

const deListas = (modulo, { chunkGraph }) => {
  const trozos = chunkGraph.getModuleChunks(modulo);
  const paginas = trozos.filter(esPagina);
  return !paginas.some(esPaginaSinLista) && (esDeVarias(paginas) || trozos.some(esDeTodas));
};

/**
 * What most staff pages use goes with their frame, and leaves every part that comes after it; the lists share one file
 * instead of eight small ones.
 */
export const division = {
  chunks: 'async',
  minSize: 24_000,
  maxAsyncRequests: 6,
  cacheGroups: {
    marco: { name: 'marco', chunks: 'initial', minChunks: 3, minSize: 0, enforce: true },
    panel: { name: 'panel', chunks: trasElPanel, test: delPanel, minSize: 0, enforce: true },
    listas: {
      name: 'listas',
      chunks: (trozo) => esPagina(trozo) || esLectura(trozo),
      test: deListas,
      minSize: 0,
      enforce: true,
    },
  },
};
