import { describe, expect, it } from 'vitest';
import { conValoresFijos, sinDefinicionesDeMas } from '@/ui/dibujo/valores-fijos';
import { temaSitio } from '@/ui/tema/tema-sitio';

const tokens =
  '@layer tokens{:where(:root, :host){--chakra-sizes-4:1rem;--chakra-spacing-2\\.5:0.625rem;--chakra-colors-fg:#111;}' +
  'html[data-theme=oscuro]{--chakra-colors-fg:#eee;}}';

const impresas = (reglas: string) => {
  const impreso = conValoresFijos(tokens + reglas);
  expect(impreso.slice(0, tokens.length)).toBe(tokens);
  return impreso.slice(tokens.length);
};

describe('los estilos impresos en una página', () => {
  it('llevan el valor en lugar de la variable que no cambia, con la misma clase', () => {
    expect(impresas('.css-a{width:var(--chakra-sizes-4);gap:calc(2 * var(--chakra-spacing-2\\.5));}')).toBe(
      '.css-a{width:1rem;gap:calc(2 * 0.625rem);}',
    );
  });

  it('dejan la variable que el modo oscuro define otra vez', () => {
    const regla = '.a{color:var(--chakra-colors-fg);}';
    expect(impresas(regla)).toBe(regla);
  });

  it('dejan la que solo define una parte de la página y la que nadie define', () => {
    const regla = '.a{--chakra-sizes-9:9px;}.a,.b{width:var(--chakra-sizes-9);height:var(--chakra-sizes-7);}';
    expect(impresas(regla)).toBe(regla);
  });

  it('no tocan la que cambia dentro de una parte', () => {
    const regla = '.a{--chakra-sizes-4:2rem;}.b{width:var(--chakra-sizes-4);}';
    expect(impresas(regla)).toBe(regla);
  });
});

it('una página pública deja las definiciones que nada impreso lee, de día y de noche', () => {
  const reglas = '.a{width:var(--chakra-sizes-4, 2rem);gap:0.625rem;}';
  expect(sinDefinicionesDeMas(tokens + reglas)).toBe(
    `@layer tokens{:where(:root, :host){--chakra-sizes-4:1rem;}html[data-theme=oscuro]{}}${reglas}`,
  );
  const conColor = `${tokens}.b{color:var(--chakra-colors-fg);}`;
  expect(sinDefinicionesDeMas(conColor)).toBe(
    '@layer tokens{:where(:root, :host){--chakra-colors-fg:#111;}html[data-theme=oscuro]{--chakra-colors-fg:#eee;}}' +
      '.b{color:var(--chakra-colors-fg);}',
  );
});

it('un fondo es una sola propiedad, sin una variable que lo repita', () => {
  expect(temaSitio.sistema.css({ bg: 'bg.surface' })).toEqual({
    background: 'var(--chakra-colors-bg-surface)',
  });
  expect(temaSitio.sistema.css({ backgroundColor: 'brand.tint' })).toEqual({
    backgroundColor: 'var(--chakra-colors-brand-tint)',
  });
});
