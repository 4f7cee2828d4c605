import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import {
  esquemaFoto,
  esquemaMiniatura,
  validarDatosFoto,
} from '@/domain/participantes/fotos/foto-participante';
import { LADO_DE_FOTO } from '@/domain/participantes/fotos/lados-de-foto';

const JPG = 'data:image/jpeg;base64,';
/** An address of that many characters. */
const de = (largo: number): string => JPG.padEnd(largo, 'A');

describe('la foto que se guarda de alguien', () => {
  it('va dos veces, grande y pequeña, cada una hasta su tope', () => {
    const datos = { imagen: de(200_000), miniatura: de(12_000) };
    expect(validarDatosFoto(datos)).toEqual(datos);
    expect(LADO_DE_FOTO.miniatura).toBeGreaterThan(0);
    expect(LADO_DE_FOTO.miniatura).toBeLessThan(LADO_DE_FOTO.imagen);
  });

  it.each([
    [{ imagen: de(200_001), miniatura: de(99) }, ['imagen']],
    [{ imagen: de(99), miniatura: de(12_001) }, ['miniatura']],
    [{ imagen: de(99), miniatura: de(99), nombre: 'Ana' }, ['nombre']],
  ])('%# no se guarda', (datos, campos) => {
    const error = atrapar(() => validarDatosFoto(datos));
    expect([error.codigo, Object.keys(error.campos)]).toEqual(['VALIDACION', campos]);
  });

  it.each(['https://otro.example/ana.jpg', 'data:image/svg+xml;base64,AAAA', 'Ana'])(
    '%s no es una imagen que se pueda mostrar',
    (imagen) => {
      expect(atrapar(() => validarDatosFoto({ imagen, miniatura: de(99) })).campos).toEqual({
        imagen: 'Elija una imagen JPG, PNG o WEBP',
      });
    },
  );

  it('pide elegirla cuando falta', () => {
    for (const datos of [{}, { imagen: de(99) }, { miniatura: de(99) }])
      expect(atrapar(() => validarDatosFoto(datos)).message).toBe('Elija una foto');
  });
});

it('la foto se lee de quien es, y de quien no tiene, vacía', () => {
  const foto = { participante_id: 1, imagen: de(99) };
  expect(esquemaFoto.parse(foto)).toEqual(foto);
  expect(esquemaFoto.parse({ participante_id: 1 })).toEqual({ participante_id: 1, imagen: null });
  expect(esquemaFoto.safeParse({ imagen: de(99) }).success).toBe(false);
  const pequena = { participante_id: 1, miniatura: de(99) };
  expect(esquemaMiniatura.parse(pequena)).toEqual(pequena);
  expect(esquemaMiniatura.safeParse({ participante_id: 1 }).success).toBe(false);
});
