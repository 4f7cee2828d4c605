import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeConfigs } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from 'vitest';
import { configBase } from '@/ui/app/tema/config-base';
import { configPanel } from '@/ui/app/tema/config-panel';

const { recortar } = createRequire(import.meta.url)('../../scripts/build/sistema-ligero.cjs') as {
  recortar: (nombre: string, fuente: string) => string;
};

const DE_CHAKRA = new URL('../../node_modules/@chakra-ui/react/dist/esm/styled-system/', import.meta.url);
const instalado = (nombre: string) => readFileSync(new URL(nombre, DE_CHAKRA), 'utf8');

describe('el sistema de Chakra que llega al navegador', () => {
  it('escribe los estilos generales solo cuando alguien los pide', () => {
    const system = recortar('system.js', instalado('system.js'));
    expect(system).not.toContain('const _global =');
    expect(system).toContain('get _global() { return [getPreflightCss(), getGlobalCss(), getTokenCss()]; }');
  });

  it.each([
    ['las páginas públicas', configBase],
    ['el panel', configPanel],
  ])('la configuración de %s ya es la que Chakra sacaría de ella', (_, config) => {
    expect(recortar('system.js', instalado('system.js'))).toContain('const [config] = configs;');
    expect(mergeConfigs(config)).toEqual(config);
  });

  it.each(['utility.js', 'token-middleware.js', 'token-transforms.js'])(
    '%s pierde lo que nadie usa',
    (nombre) => {
      const entero = instalado(nombre);
      expect(recortar(nombre, entero).length).toBeLessThan(entero.length);
    },
  );

  it('otra versión que no se le parezca detiene la construcción', () => {
    expect(() => recortar('utility.js', 'export const createUtility = () => {};')).toThrow(
      'sistema-ligero: no reconoce utility.js de Chakra; revise la versión de la biblioteca',
    );
  });
});
