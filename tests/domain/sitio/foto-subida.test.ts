import { describe, expect, it } from 'vitest';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import {
  errorFotoEnorme,
  errorNoEsFoto,
  esquemaFotoGuardada,
  validarSubidaFoto,
} from '@/domain/sitio/foto-subida';

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

  it('se responde lo que va después de su encabezado', () => {
    expect(validarSubidaFoto({ imagen: 'data:image/webp;base64,AAAA' })).toBe('AAAA');
  });

  it.each([{}, { imagen: '' }, { imagen: null }, null])('sin foto (%j) se pide una', (entrada) => {
    expect(() => validarSubidaFoto(entrada)).toThrow('Elija una foto');
  });

  it('lo que no se pudo leer y lo que es enorme se dicen, también junto al campo', () => {
    expect(errorNoEsFoto()).toMatchObject({
      codigo: 'VALIDACION',
      message: 'No se pudo leer esa imagen. Pruebe con otra, JPG, PNG o WEBP',
      campos: { imagen: 'No se pudo leer esa imagen' },
    });
    expect(errorFotoEnorme()).toMatchObject({
      codigo: 'VALIDACION',
      message: 'La imagen es demasiado grande. Pruebe con una de menos de 40 megapíxeles',
      campos: { imagen: 'La imagen es demasiado grande' },
    });
  });
});

describe('la foto que queda guardada', () => {
  const nombre = '0123456789abcdef'.repeat(2);
  const foto = { nombre, ancho: 720, alto: 540 };

  it('se llama con 32 cifras hexadecimales, y mide algo', () => {
    expect(esquemaFotoGuardada.safeParse(foto).data).toEqual(foto);
    expect(esquemaFotoGuardada.safeParse({ ...foto, avif: true }).data).toEqual({ ...foto, avif: true });
    for (const malo of [nombre.slice(1), `${nombre}0`, `g${nombre.slice(1)}`, `../${nombre}`, 'f'])
      expect(esquemaFotoGuardada.safeParse({ ...foto, nombre: malo }).success).toBe(false);
    for (const ancho of [0, 10_001, 1.5])
      expect(esquemaFotoGuardada.safeParse({ ...foto, ancho }).success).toBe(false);
  });
});
