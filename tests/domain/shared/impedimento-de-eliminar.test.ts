import { describe, expect, it } from 'vitest';
import { impedimentoDeEliminarAcudiente } from '@/domain/acudientes/impedimento-de-eliminar-acudiente';
import { impedimentoDeEliminarSede } from '@/domain/sedes/impedimento-de-eliminar-sede';

describe('por qué no se puede eliminar', () => {
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
