import { describe, expect, it } from 'vitest';
import { impedimentoDeEliminarParticipante } from '@/domain/participantes/impedimento-de-eliminar-participante';

describe('por qué no se puede eliminar un participante', () => {
  it.each([
    [{ acudientes: 0, mensualidades: 0 }, null],
    [{ acudientes: 1, mensualidades: 0 }, 'tiene 1 acudiente'],
    [{ acudientes: 0, mensualidades: 1 }, 'tiene 1 mensualidad'],
    [{ acudientes: 2, mensualidades: 14 }, 'tiene 2 acudientes y 14 mensualidades'],
  ])('con %j', (dependencias, razon) => {
    expect(impedimentoDeEliminarParticipante(dependencias)).toBe(
      razon && `No se puede eliminar el participante: ${razon}`,
    );
  });
});
