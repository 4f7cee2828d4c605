import { describe, expect, it } from 'vitest';
import { COLORES } from '@/ui/tema/colores';
import { PALETAS } from '@/ui/tema/colores-de-marca';
import { contraste } from './contraste';

type NombreColor = keyof typeof COLORES;

const FONDOS: NombreColor[] = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.hover'];
const TEXTOS: NombreColor[] = ['fg', 'fg.muted', 'brand.fg', 'accent.fg', 'error.fg'];

const paresDeTexto: [NombreColor, NombreColor][] = [
  ...TEXTOS.flatMap((texto) => FONDOS.map((fondo): [NombreColor, NombreColor] => [texto, fondo])),
  ['brand.on', 'brand.solid'],
  ['brand.on', 'brand.hover'],
  ['error.on', 'error.solid'],
  ['error.on', 'error.hover'],
  ['fg.inverse', 'bg.inverse'],
  ['brand.fg', 'brand.tint'],
  ['accent.fg', 'accent.tint'],
  ['error.tintFg', 'error.tint'],
  ['warning.tintFg', 'warning.tint'],
  ['success.tintFg', 'success.tint'],
  ['info.tintFg', 'info.tint'],
  ['neutral.tintFg', 'neutral.tint'],
  ['warning.tintFg', 'bg.surface'],
  ['success.tintFg', 'bg.surface'],
];

const paresDeForma: [NombreColor, NombreColor][] = [
  ['border.control', 'bg.surface'],
  ['border.control', 'bg.canvas'],
  ['error.fg', 'bg.surface'],
  ...FONDOS.map((fondo): [NombreColor, NombreColor] => ['focus', fondo]),
];

describe.each(['claro', 'oscuro'] as const)('modo %s', (modo) => {
  it.each(paresDeTexto)('el texto %s se lee sobre %s (AA, 4,5)', (texto, fondo) => {
    expect(contraste(COLORES[texto][modo], COLORES[fondo][modo])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(paresDeForma)('la forma %s se ve sobre %s (3)', (forma, fondo) => {
    expect(contraste(COLORES[forma][modo], COLORES[fondo][modo])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(PALETAS))('el color %s de una fundación', (_color, paleta) => {
  it.each(['claro', 'oscuro'] as const)('se lee en modo %s (AA, 4,5)', (modo) => {
    const letra = paleta['brand.fg'][modo];
    const fondos = [...FONDOS.map((fondo) => COLORES[fondo][modo]), paleta['brand.tint'][modo]];
    for (const fondo of fondos) expect(contraste(letra, fondo)).toBeGreaterThanOrEqual(4.5);
    for (const fondo of [paleta['brand.solid'], paleta['brand.hover']])
      expect(contraste(paleta['brand.on'][modo], fondo[modo])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contraste', () => {
  it('va de 1 a 21', () => {
    expect(contraste('#FFFFFF', '#FFFFFF')).toBe(1);
    expect(contraste('#000000', '#FFFFFF')).toBeCloseTo(21);
  });
});
