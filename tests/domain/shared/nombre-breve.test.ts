import { describe, expect, it } from 'vitest';
import { nombreBreve, nombresBreves, primerNombre } from '@/domain/shared/nombre-breve';

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
    ['Ruiz, María de los Ángeles', 'María R.'],
    ['Madonna', 'Madonna'],
    ['', ''],
    ['Ana 😀', 'Ana 😀.'],
  ])('%s -> %s', (completo, breve) => {
    expect(nombreBreve(completo)).toBe(breve);
  });
});

describe('nombresBreves', () => {
  it.each([
    [['Ana Peña', 'Luz Ríos'], ['Ana P.', 'Luz R.'], 'cada uno el suyo'],
    [
      ['Juan Camilo Ñáñez Muñoz', 'Juan David Ñáñez Muñoz', 'Ana Ñáñez'],
      ['Juan Camilo Ñ.', 'Juan David Ñ.', 'Ana Ñ.'],
      'dos hermanos de la misma letra dicen también el segundo nombre',
    ],
    [
      ['Ñáñez Muñoz, Juan Camilo', 'Juan David Ñáñez Muñoz'],
      ['Juan Camilo Ñ.', 'Juan David Ñ.'],
      'también con el apellido adelante',
    ],
    [
      ['Juan Pérez Gómez', 'Juan Peña Ruiz'],
      ['Juan P. G.', 'Juan P. R.'],
      'sin segundo nombre, la letra del segundo apellido',
    ],
    [['Juan Pérez', 'juan peña'], ['Juan P.', 'juan P.'], 'lo que no alcanza queda como está'],
    [['Ana Peña Gil', 'Ana Peña Gil'], ['Ana P.', 'Ana P.'], 'la misma persona, dos veces'],
  ])('%j -> %j: %s', (completos, breves) => {
    expect(nombresBreves(completos)).toEqual(breves);
  });
});

describe('primerNombre', () => {
  it.each([
    ['Rosa Elena Mora', 'Rosa'],
    ['  Ana\n Peña ', 'Ana'],
    ['Madonna', 'Madonna'],
    [' ', ''],
    ['Restrepo Zuluaga, Juan Esteban', 'Juan'],
    ['Restrepo,', 'Restrepo'],
  ])('%j -> %s', (completo, primero) => {
    expect(primerNombre(completo)).toBe(primero);
  });
});
