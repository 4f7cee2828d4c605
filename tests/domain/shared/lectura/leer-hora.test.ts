import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerHora } from '@/domain/shared/lectura/leer-hora';

const dos = (n: number) => String(n).padStart(2, '0');

describe('leer una hora', () => {
  it.each([
    ['2:30 pm', '14:30'],
    ['2:30 p. m.', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['2:30\u00a0p.\u00a0m.', '14:30'],
    ['02:30 PM', '14:30'],
    ['230pm', '14:30'],
    ['2pm', '14:00'],
    ['2.30 pm', '14:30'],
    ['2:30 am', '02:30'],
    ['02:30', '02:30'],
    ['0230', '02:30'],
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['14:30 pm', '14:30'],
    ['14h30', '14:30'],
    ['10', '10:00'],
    ['10 a. m.', '10:00'],
    ['1030', '10:30'],
    ['12', '12:00'],
    ['12 m', '12:00'],
    ['12:15 m.', '12:15'],
    ['12:30 pm', '12:30'],
    ['12:30 am', '00:30'],
    ['0:30', '00:30'],
    ['00:30', '00:30'],
    ['23:59', '23:59'],
  ])('%j son las %s', (texto, valor) => expect(leerHora(texto)).toEqual({ valor }));

  it.each([
    ['2:30', '2:30'],
    ['230', '2:30'],
    ['9', '9:00'],
  ])('%j puede ser de la mañana o de la tarde: se pregunta', (texto, hora) =>
    expect(leerHora(texto)).toEqual({
      rechazo: `¿De la mañana o de la tarde? Escriba ${hora} am o ${hora} pm`,
    }),
  );

  it.each(['10:', '10:5', '10:-- --', '02:30 --', '2:30 p', 'a', 'pm', 'ayer', '10:30:15', '1'.repeat(81)])(
    '%j está sin terminar',
    (texto) => expect(leerHora(texto)).toEqual({ rechazo: 'Escriba la hora completa, por ejemplo 2:30 pm' }),
  );

  it.each(['24:00', '25', '10:60', '14:30 am', '0:30 pm', '2 m', '99pm'])('%j no existe', (texto) =>
    expect(leerHora(texto)).toEqual({ rechazo: 'Esa hora no existe: revise la hora y los minutos' }),
  );

  it('lo que entendió lo entiende otra vez, igual', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hora, minuto) => {
        const valor = `${dos(hora)}:${dos(minuto)}`;
        expect(leerHora(valor)).toEqual({ valor });
      }),
    );
  });
});
