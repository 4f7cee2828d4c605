import { describe, expect, it } from 'vitest';
import { nombreBreve, primerNombre } from '@/domain/shared/nombre-breve';

describe('nombreBreve', () => {
  it.each([
    ['Ana Peña', 'Ana P.'],
    ['Juan Carlos Pérez Gómez', 'Juan P.'],
    ['Luz Ríos Gómez', 'Luz R.'],
    ['María de los Ángeles Ruiz', 'María Á.'],
    ['Juan de la Cruz', 'Juan C.'],
    ['  Rosa   Mora ', 'Rosa M.'],
    ['Pérez Gómez, Juan Carlos', 'Juan P.'],
    ['Ñandú ñáñez', 'Ñandú Ñ.'],
    ['Madonna', 'Madonna'],
    ['', ''],
    ['Ana 😀', 'Ana 😀.'],
  ])('%s -> %s', (completo, breve) => {
    expect(nombreBreve(completo)).toBe(breve);
  });
});

describe('primerNombre', () => {
  it.each([
    ['Rosa Elena Mora', 'Rosa'],
    ['  Ana\n Peña ', 'Ana'],
    ['Madonna', 'Madonna'],
    [' ', ''],
  ])('%j -> %s', (completo, primero) => {
    expect(primerNombre(completo)).toBe(primero);
  });
});
