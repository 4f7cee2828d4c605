import { describe, expect, it } from 'vitest';
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import { impedimentoDeEliminarParticipante } from '@/domain/participantes/impedimento-de-eliminar-participante';
import { impedimentoDeEliminarSede } from '@/domain/sedes/impedimento-de-eliminar-sede';

describe('por qué no se puede eliminar', () => {
  it.each([
    [{ acudientes: 0, mensualidades: 0 }, null],
    [{ acudientes: 1, mensualidades: 0 }, 'tiene 1 acudiente'],
    [{ acudientes: 0, mensualidades: 1 }, 'tiene 1 mensualidad'],
    [{ acudientes: 2, mensualidades: 14 }, 'tiene 2 acudientes y 14 mensualidades'],
  ])('participante con %j', (dependencias, razon) => {
    expect(impedimentoDeEliminarParticipante(dependencias)).toBe(
      razon && `No se puede eliminar el participante: ${razon}`,
    );
  });

  it.each([
    [0, null],
    [1, 'No se puede eliminar la sede: tiene 1 participante'],
    [30, 'No se puede eliminar la sede: tiene 30 participantes'],
  ])('sede con %i participantes', (participantes, razon) => {
    expect(impedimentoDeEliminarSede({ participantes })).toBe(razon);
  });

  it.each([
    [0, null],
    [1, 'No se puede eliminar el acudiente: hay 1 mensualidad a su nombre'],
    [3, 'No se puede eliminar el acudiente: hay 3 mensualidades a su nombre'],
  ])('acudiente con %i mensualidades a su nombre', (mensualidades, razon) => {
    expect(impedimentoDeEliminarAcudiente({ mensualidades })).toBe(razon);
  });
});
