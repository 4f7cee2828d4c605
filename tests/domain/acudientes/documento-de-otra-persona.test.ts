import { unAcudiente } from '@tests/builders/un-acudiente';
import { describe, expect, it } from 'vitest';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import {
  deOtroNombre,
  documentoAjenoEnPalabras,
  otroTelefonoEnPalabras,
  suyaConOtroTelefono,
} from '@/domain/acudientes/documento-de-otra-persona';
import { advertenciaDeDocumento } from '@/domain/acudientes/importacion-acudientes';

const yuliana = unAcudiente()
  .de(2)
  .llamado('Yuliana', 'Gómez Muñoz')
  .conDocumento('43111222')
  .con({ tipo_documento: 'CC' })
  .almacenado(7);

const escrita = (cambios: Partial<Acudiente> = {}): Acudiente => ({
  ...yuliana,
  id: 8,
  id_participante: 1,
  nombres: 'Sandra',
  apellidos: 'Mena',
  ...cambios,
});

describe('un documento que ya es de otro acudiente', () => {
  it('sin saber de quién es acudiente, se dice que de otra persona', () => {
    expect(documentoAjenoEnPalabras(yuliana, null)).toContain('acudiente de otra persona.');
    expect(otroTelefonoEnPalabras({ telefono: '3105551000' }, null)).toContain(
      'acudiente de otra persona el',
    );
  });

  it('con otro nombre y de otro participante, se dice de quién es', () => {
    expect(deOtroNombre(escrita(), [yuliana])).toBe(yuliana);
    expect(documentoAjenoEnPalabras(yuliana, 'Paola Córdoba')).toBe(
      'Ese documento ya es de Yuliana Gómez Muñoz, acudiente de Paola Córdoba. ¿Es la misma persona?',
    );
  });

  it.each<[string, Partial<Acudiente>]>([
    ['el mismo nombre con otra escritura', { nombres: 'YULIANA', apellidos: ' gomez  muñoz' }],
    ['el mismo participante, que es un repetido', { id_participante: 2 }],
    ['un nombre que no se ha escrito', { nombres: '', apellidos: '' }],
    ['otro número', { numero_documento: '43111223' }],
    ['otro tipo de documento', { tipo_documento: 'PA' }],
    ['quien no tiene documento', { tipo_documento: 'SIN_DOCUMENTO' }],
  ])('nada con %s', (_caso, cambios) => {
    expect(deOtroNombre(escrita(cambios), [yuliana])).toBeNull();
  });

  it('dos que no tienen documento no son la misma persona', () => {
    const sinDocumento = { ...yuliana, tipo_documento: 'SIN_DOCUMENTO' } as const;
    expect(deOtroNombre(escrita({ tipo_documento: 'SIN_DOCUMENTO' }), [sinDocumento])).toBeNull();
  });

  it('un tipo que no se ha escrito puede ser el mismo', () => {
    expect(deOtroNombre(escrita({ tipo_documento: null }), [yuliana])).toBe(yuliana);
    const sinTipo = { ...yuliana, tipo_documento: null };
    expect(deOtroNombre(escrita(), [sinTipo])).toBe(sinTipo);
  });

  it('en una fila importada se advierte en su documento, y una fila incompleta no dice nada', () => {
    const { id_participante, nombres, apellidos, numero_documento } = escrita();
    const nombreDe = () => 'Paola Córdoba';
    const entrada = { id_participante, nombres, apellidos, numero_documento };
    expect(advertenciaDeDocumento(entrada, [yuliana], nombreDe)).toEqual({
      numero_documento: documentoAjenoEnPalabras(yuliana, 'Paola Córdoba'),
    });
    expect(advertenciaDeDocumento({}, [yuliana], nombreDe)).toEqual({});
    expect(advertenciaDeDocumento({ nombres, apellidos }, [yuliana], nombreDe)).toEqual({});
    expect(advertenciaDeDocumento({ numero_documento }, [yuliana], nombreDe)).toEqual({});
    expect(advertenciaDeDocumento({ ...entrada, tipo_documento: 'PA' }, [yuliana], nombreDe)).toEqual({});
  });
});

describe('la misma persona en otra ficha, con otro teléfono', () => {
  const suya = { ...yuliana, telefono: '3105551000' };
  const otraFicha = (cambios: Partial<Acudiente> = {}) =>
    escrita({ nombres: 'Yuliana', apellidos: 'Gómez Muñoz', telefono: '3001112233', ...cambios });

  it('se dice cuál es y de quién es acudiente allí', () => {
    expect(suyaConOtroTelefono(otraFicha(), [suya])).toBe(suya);
    expect(otroTelefonoEnPalabras(suya, 'Paola Córdoba')).toBe(
      'En su ficha de acudiente de Paola Córdoba el teléfono es 310 555 1000.',
    );
  });

  it.each<[string, Partial<Acudiente>]>([
    ['sin teléfono todavía', { telefono: null }],
    ['con el mismo nombre en otra escritura', { nombres: 'YULIANA', apellidos: ' gomez  muñoz' }],
    ['sin nombre todavía', { nombres: '', apellidos: '' }],
  ])('también %s', (_caso, cambios) => {
    expect(suyaConOtroTelefono(otraFicha(cambios), [suya])).toBe(suya);
  });

  it.each<[string, Partial<Acudiente>, Partial<Acudiente>]>([
    ['el mismo teléfono', { telefono: '3105551000' }, {}],
    ['el mismo participante', { id_participante: 2 }, {}],
    ['otro nombre, que puede ser otra persona', { nombres: 'Sandra', apellidos: 'Mena' }, {}],
    ['otro documento', { numero_documento: '43111223' }, {}],
    ['una ficha sin teléfono', {}, { telefono: null }],
    ['una ficha inactiva', {}, { estado: 'INACTIVO' }],
  ])('nada con %s', (_caso, cambios, deLaSuya) => {
    expect(suyaConOtroTelefono(otraFicha(cambios), [{ ...suya, ...deLaSuya }])).toBeNull();
  });
});
