import { describe, expect, it } from 'vitest';
import {
  crearLectorDeMensualidades,
  decidirMensualidades,
} from '@/domain/mensualidades/importacion-mensualidades';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { avisoDeValorBajo } from '@/domain/shared/importacion/valor-muy-bajo';

it('la fila que repite a la primera se reconoce, aunque haya otra de la misma persona y el mismo mes', () => {
  const leer = crearLectorDeMensualidades([
    { id: 1, nombre: 'Ana Ríos', numero_documento: '1020304050', archivado_en: null },
  ]);
  const filas = ['Mensualidad', 'Matrícula', 'Otro', 'mensual', 'inscripción'].map((concepto) =>
    leer({ participante_id: '1.020.304.050', periodo: '11/2026', concepto, valor: '850.000' }),
  );
  expect(decidirMensualidades(filas, [])).toMatchObject([
    { resultado: 'CREADA' },
    { resultado: 'CREADA' },
    { resultado: 'CREADA' },
    { resultado: 'DUPLICADA', repite_fila: 0 },
    { resultado: 'DUPLICADA', repite_fila: 1 },
  ]);
});

describe('lo que las reglas dicen de una fila', () => {
  const rechazos = (error: unknown) =>
    rechazosDeReglas(() => {
      throw error;
    }, 'valor');

  it('nada, si la aceptan; lo de cada campo en el suyo, y lo de ninguno donde se pide', () => {
    expect(rechazosDeReglas(() => undefined, 'valor')).toEqual({});
    expect(rechazos(errorValidacion('Revise', { fecha: 'Es futura' }))).toEqual({ fecha: 'Es futura' });
    expect(rechazos(new ErrorAplicacion('CONFLICTO', 'Ya está pagada'))).toEqual({
      valor: 'Ya está pagada',
    });
  });

  it('una falla del programa no se le dice a la persona como si fuera de su fila', () => {
    expect(() => rechazos(new RangeError('Too many'))).toThrow(RangeError);
  });
});

it('un valor que no se pudo leer no es un valor bajo: lo que tiene es otra cosa', () => {
  const BAJO = 'Es un valor muy bajo: revise que no falten los miles';
  expect([850, 850_000, '12.5', undefined].map(avisoDeValorBajo)).toEqual([BAJO, null, null, null]);
});
