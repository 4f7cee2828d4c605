import createCache, { type EmotionCache } from '@emotion/cache';
import { afterEach, describe, expect, it } from 'vitest';
import { conReglasListas } from '@/ui/app/tema/reglas-listas';

// What emotion makes of a style with an animation: the animation goes after it, under its own name.
const giro = { name: 'giro', styles: '@keyframes giro{to{rotate:1turn;}}' };
const estilo = { name: 'a1', styles: 'color:red;&:hover{color:blue;}animation-name:giro;', next: giro };

/** As emotion does when React has finished drawing. */
const insertar = (cache: EmotionCache) => {
  if (cache.inserted[estilo.name] !== undefined) return;
  cache.insert('.css-a1', estilo, cache.sheet, true);
  cache.insert('', giro, cache.sheet, true);
};

const escritas = () =>
  [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent).join('');

const nueva = (preparar: boolean) => {
  const cache = conReglasListas(createCache({ key: 'css', speedy: false }));
  if (preparar) cache.preparar(estilo);
  return cache;
};

afterEach(() => {
  for (const hoja of document.querySelectorAll('style[data-emotion]')) hoja.remove();
});

describe('las reglas listas', () => {
  it('prepararlas no agrega nada a la página', () => {
    nueva(true);
    expect(escritas()).toBe('');
  });

  it('al agregarlas son las mismas, en el mismo orden, y una sola vez', () => {
    const sinPreparar = nueva(false);
    insertar(sinPreparar);
    const esperadas = escritas();
    expect(esperadas).toContain(':hover{color:blue;}');
    expect(esperadas).toContain('@keyframes giro');
    sinPreparar.sheet.flush();

    const cache = nueva(true);
    insertar(cache);
    cache.preparar(estilo);
    insertar(cache);
    expect(escritas()).toBe(esperadas);
    expect(cache.inserted).toEqual(sinPreparar.inserted);
  });

  it('las que la página ya trae no se escriben', () => {
    const cache = nueva(false);
    cache.inserted[estilo.name] = true;
    const { styles } = estilo;
    let leido = 0;
    cache.preparar({
      ...estilo,
      next: undefined,
      get styles() {
        leido += 1;
        return styles;
      },
    });
    expect(leido).toBe(0);
  });
});
