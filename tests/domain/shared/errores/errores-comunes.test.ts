import { describe, expect, it } from 'vitest';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import {
  errorConflicto,
  errorDuplicado,
  errorNoEncontrado,
  errorPermisoDenegado,
  errorSinEspacio,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';

describe('los errores de todas las secciones', () => {
  it.each([
    [
      errorValidacion('Revise', { a: 'mal' }),
      { codigo: 'VALIDACION', message: 'Revise', campos: { a: 'mal' } },
    ],
    [errorValidacion('Revise'), { campos: {} }],
    [
      errorNoEncontrado('una sede', 7),
      { codigo: 'NO_ENCONTRADO', message: 'No existe una sede con el identificador 7' },
    ],
    [errorDuplicado('Ya está', { a: 'x' }), { codigo: 'DUPLICADO', message: 'Ya está', campos: { a: 'x' } }],
    [errorConflicto('No se puede'), { codigo: 'CONFLICTO', message: 'No se puede' }],
    [
      errorVersionObsoleta({ id: 1 }),
      {
        codigo: 'VERSION_OBSOLETA',
        message: 'Este registro cambió mientras usted lo editaba',
        actual: { id: 1 },
      },
    ],
    [
      errorSinEspacio('lleno'),
      {
        codigo: 'NO_DISPONIBLE',
        message: 'No queda espacio en el disco: se puede consultar, pero no guardar. Avise al administrador',
        cause: 'lleno',
      },
    ],
    [
      errorPermisoDenegado(),
      { codigo: 'PERMISO_DENEGADO', message: 'Esta acción requiere permisos de ADMINISTRADOR' },
    ],
  ])('%s', (error, esperado) => {
    expect(error).toMatchObject(esperado);
  });

  it('se conoce por su código', () => {
    const error = errorConflicto('x');
    expect(error.name).toBe('ErrorAplicacion');
    expect(tieneCodigo(error, 'CONFLICTO')).toBe(true);
    expect(tieneCodigo(error, 'DUPLICADO')).toBe(false);
    expect(tieneCodigo(new Error('x'), 'CONFLICTO')).toBe(false);
  });

  it('sin causa no inventa una', () => {
    expect('cause' in new ErrorAplicacion('SERVIDOR', 'x')).toBe(false);
  });

  it('lo que nadie esperaba dice qué hacer', () => {
    expect(errorDesconocido().suggestions).toEqual([
      'Actualice la página e intente de nuevo',
      'Si continúa, avise al administrador',
    ]);
  });
});
