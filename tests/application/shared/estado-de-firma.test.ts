import { describe, expect, it } from 'vitest';
import { estadoDeFirma } from '@/application/shared/estado-de-firma';

const LLAVE = { id: 'llave-1', firmar: (texto: string) => `firma de ${texto}` };
const DE_LA_HISTORIA = 'lo escrito';

describe('la firma de lo que se guardó', () => {
  it.each([
    ['BUENA', 'de esta llave y de este texto', 'llave-1', 'firma de lo escrito'],
    ['FALSA', 'de esta llave y de otro texto', 'llave-1', 'firma de otra cosa'],
    ['FALSA', 'de esta llave y sin firma', 'llave-1', null],
    ['FALSA', 'que no dice de qué llave es, aunque sea la misma', null, 'firma de lo escrito'],
    ['FALSA', 'que no está', null, null],
    ['AJENA', 'de otra llave, que aquí nadie puede comprobar', 'llave-2', 'firma de lo escrito'],
    ['AJENA', 'de otra llave y de otro texto', 'llave-2', 'otra'],
  ])('%s: %s', (estado, _caso, clave, firma) => {
    expect(estadoDeFirma(LLAVE, { clave, firma }, DE_LA_HISTORIA)).toBe(estado);
  });
});
