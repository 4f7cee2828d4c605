import { describe, expect, it } from 'vitest';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';

const leer = crearLectorDeOpcion({
  etiquetas: { CON_PERMISO: 'Con permiso', EGRESADO: 'Egresado', REINSERCION: 'Reinserción' },
  sinonimos: { EGRESADO: ['egresada'] },
});

describe('leer una opción escrita', () => {
  it.each([
    ['CON_PERMISO', 'CON_PERMISO'],
    ['con permiso', 'CON_PERMISO'],
    [' CON  PERMISO ', 'CON_PERMISO'],
    ['Con-permiso', 'CON_PERMISO'],
    ['reinsercion', 'REINSERCION'],
    ['REINSERCIÓN', 'REINSERCION'],
    ['Egresada', 'EGRESADO'],
    ['Egresado.', 'EGRESADO'],
  ])('%j es %s', (texto, valor) => {
    expect(leer(texto)).toEqual({ valor });
  });

  it.each(['', ' ', 'permiso', 'Egres', 'Internado', '.', 'x'.repeat(200)])(
    '%j no se adivina: dice lo que se puede escribir',
    (texto) => {
      expect(leer(texto)).toEqual({
        rechazo: 'No se reconoce; escriba Con permiso, Egresado o Reinserción',
      });
    },
  );

  it('las palabras de enlace no cambian lo que se dice', () => {
    const documento = crearLectorDeOpcion({ etiquetas: { CC: 'Cédula de ciudadanía' }, permitidas: ['CC'] });
    expect(documento('cedula ciudadania')).toEqual({ valor: 'CC' });
    expect(documento('C.C.')).toEqual({ valor: 'CC' });
    expect(documento('TI')).toEqual({ rechazo: 'No se reconoce; escriba CC' });
  });
});
