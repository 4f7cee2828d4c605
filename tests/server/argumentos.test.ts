import { describe, expect, it } from 'vitest';
import { ArgumentosInvalidos, leerArgumentos } from '@/server/consola/argumentos';

const leer = (...args: string[]) =>
  leerArgumentos(
    args,
    { reemplazar: { type: 'boolean', default: false }, en: { type: 'string' } },
    'Uso: orden',
  );

describe('lo que se escribe en la consola', () => {
  it('se lee con sus opciones, y lo demás en su orden', () => {
    expect(leer('uno', '--en', 'carpeta', 'dos')).toEqual({
      values: { reemplazar: false, en: 'carpeta' },
      positionals: ['uno', 'dos'],
    });
  });

  it.each([
    [['copia.tar', '--remplazar'], 'No se entiende --remplazar. Uso: orden'],
    [['-x', 'copia.tar'], 'No se entiende -x. Uso: orden'],
    [['copia.tar', '--reemplazar=si'], 'No se entiende --reemplazar. Uso: orden'],
  ])('de %j se dice qué no se entiende, y no toda la línea', (args, mensaje) => {
    expect(() => leer(...args)).toThrow(ArgumentosInvalidos);
    expect(() => leer(...args)).toThrow(mensaje);
  });
});
