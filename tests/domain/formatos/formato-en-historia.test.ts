import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { formatoEnHistoria } from '@/domain/formatos/formato-en-historia';

describe('una plantilla en la historia de cambios', () => {
  const antes = unFormato().queDice('El texto de antes, que ya nadie firma.').almacenado({ id: 1 });

  it('al crearla hay un texto nuevo; al eliminarla, uno anterior', () => {
    expect(formatoEnHistoria(null, antes)).toEqual({
      antes: null,
      despues: { ...antes, contenido: 'Texto nuevo' },
    });
    expect(formatoEnHistoria(antes, null)).toEqual({
      antes: { ...antes, contenido: 'Texto anterior' },
      despues: null,
    });
  });

  it('dice si el texto cambió, y en ningún caso qué decía', () => {
    const renombrada = { ...antes, nombre: 'Otra carta' };
    expect(formatoEnHistoria(antes, renombrada)).toEqual({
      antes: { ...antes, contenido: 'Texto anterior' },
      despues: { ...renombrada, contenido: 'Texto anterior' },
    });
    const reescrita = { ...antes, contenido: 'El texto de ahora, que todos firman.' };
    expect(formatoEnHistoria(antes, reescrita)).toEqual({
      antes: { ...antes, contenido: 'Texto anterior' },
      despues: { ...antes, contenido: 'Texto nuevo' },
    });
  });
});
