import { CARGA_CHUNK_TIMEOUT_MS } from '@/domain/shared/constantes';

/** The bundler's own way to fetch a part of the application, and where that part is; absent in tests. */
declare let __webpack_chunk_load__: ((id: string | number) => Promise<unknown>) | undefined;
declare let __webpack_get_script_filename__: (id: string | number) => string;

type Tipo = 'missing' | 'timeout' | 'other';

/** Specification §8, silent failures: what fetching a part can end in. */
const errorDeCarga = (type: Tipo, cause?: unknown): Error =>
  Object.assign(new Error('Una parte de la aplicación no llegó', { cause }), {
    name: 'ChunkLoadError',
    type,
  });

/** Gives up after a while: parts come by the browser's own `import()`, which may wait for ever. */
export const conLimite = async <T>(carga: Promise<T>, limiteMs = CARGA_CHUNK_TIMEOUT_MS): Promise<T> => {
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const limite = new Promise<never>((_, rechazar) => {
    reloj = setTimeout(() => rechazar(errorDeCarga('timeout')), limiteMs);
  });
  try {
    return await Promise.race([carga, limite]);
  } catch (causa) {
    if (causa instanceof Error && causa.name === 'ChunkLoadError') throw causa;
    // What the browser says when the file is not there, or is not a script; anything else broke while it ran.
    throw errorDeCarga(causa instanceof TypeError ? 'missing' : 'other', causa);
  } finally {
    clearTimeout(reloj);
  }
};

/**
 * From here on, every part of this entry has the limit. A browser may remember for as long as the page lives that an
 * address did not arrive, and never ask for it again: the next time, that part goes by another.
 */
export const limitarCarga = (): void => {
  if (typeof __webpack_chunk_load__ === 'undefined') return;
  const [cargar, direccionDe] = [__webpack_chunk_load__, __webpack_get_script_filename__];
  const fallidas = new Map<string | number, number>();
  __webpack_get_script_filename__ = (id) => {
    const veces = fallidas.get(id);
    return veces ? `${direccionDe(id)}?vez=${veces + 1}` : direccionDe(id);
  };
  __webpack_chunk_load__ = (id) =>
    conLimite(cargar(id)).catch((error: unknown) => {
      fallidas.set(id, (fallidas.get(id) ?? 0) + 1);
      throw error;
    });
};
