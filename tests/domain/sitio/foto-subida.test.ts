import { describe, expect, it } from 'vitest';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { validarSubidaFoto } from '@/domain/sitio/foto-subida';

/** What is said beside the field, of a picture of that kind with so many characters. */
const reparo = (tipo: string, caracteres: number): string | undefined => {
  try {
    validarSubidaFoto({ imagen: `data:image/${tipo};base64,${'A'.repeat(caracteres)}` });
    return undefined;
  } catch (error) {
    if (error instanceof ErrorAplicacion) return error.campos.imagen;
    throw error;
  }
};

describe('una foto que se sube al sitio', () => {
  it.each([
    ['heic', 4_000],
    ['heic', 8_000_000],
  ])('de una que no se puede abrir (%s, de %i) se dice cuáles sí', (tipo, caracteres) => {
    expect(reparo(tipo, caracteres)).toBe('Elija una imagen JPG, PNG o WEBP');
  });

  it('de una que pesa demasiado se dice eso, y no cuántos caracteres lleva', () => {
    expect(reparo('jpeg', 4_000_000)).toBe('La imagen es demasiado grande');
  });

  it('una que cabe pasa', () => {
    expect(reparo('webp', 3_999_900)).toBeUndefined();
  });
});
