import type { EmotionCache } from '@emotion/cache';

type Insertar = EmotionCache['insert'];
type Serializado = Parameters<Insertar>[1];

export interface CacheConReglas extends EmotionCache {
  /** Writes the rules of a style that is being drawn, for the moment of adding them. */
  preparar: (estilo: Serializado) => void;
}

/**
 * Emotion writes the rules of a new style when React has finished drawing, for all the new ones at once and while
 * nobody else is attended. Written while each element is drawn, in React's short turns, what is left for that moment
 * is to add them.
 */
export const conReglasListas = (cache: EmotionCache): CacheConReglas => {
  const escribir = cache.insert;
  const listas = new Map<string, string[]>();

  const preparar = (estilo: Serializado) => {
    let selector = `.${cache.key}-${estilo.name}`;
    for (let parte: Serializado | undefined = estilo; parte; parte = parte.next) {
      const clave = selector + parte.name;
      if (cache.inserted[parte.name] === undefined && !listas.has(clave)) {
        const reglas: string[] = [];
        const aparte = { insert: (regla: string) => void reglas.push(regla) };
        escribir(selector, parte, aparte as unknown as Parameters<Insertar>[2], false);
        listas.set(clave, reglas);
      }
      selector = '';
    }
  };

  const insert: Insertar = (selector, estilo, hoja, recordar) => {
    const clave = selector + estilo.name;
    const reglas = listas.get(clave);
    if (!reglas) return escribir(selector, estilo, hoja, recordar);
    for (const regla of reglas) hoja.insert(regla);
    if (recordar) cache.inserted[estilo.name] = true;
    listas.delete(clave);
  };

  return Object.assign(cache, { insert, preparar });
};
