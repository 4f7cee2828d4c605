import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { adelantar } = createRequire(import.meta.url)('../../scripts/build/reglas-listas.cjs') as {
  adelantar: (nombre: string, fuente: string) => string;
};

const instalado = (ruta: string) =>
  readFileSync(new URL(`../../node_modules/${ruta}`, import.meta.url), 'utf8');

describe('las reglas que se escriben mientras se dibuja', () => {
  it('emotion y Chakra, como están instalados, las adelantan', () => {
    const cache = instalado('@emotion/cache/dist/emotion-cache.browser.esm.js');
    expect(adelantar('emotion-cache.browser.esm.js', cache)).toContain('return conReglasListas(cache);');
    const fabrica = instalado('@chakra-ui/react/dist/esm/styled-system/factory.js');
    expect(adelantar('factory.js', fabrica)).toContain('cache2.preparar?.(serialized);');
  });

  it.each(['emotion-cache.browser.esm.js', 'factory.js'])(
    'otra versión de %s detiene la construcción',
    (n) => {
      expect(() => adelantar(n, 'export default () => {};')).toThrow('reglas-listas: no reconoce');
    },
  );
});
