import { describe, expect, it } from 'vitest';
import {
  errorDeEstado,
  errorDesconocido,
  errorSinRespuesta,
} from '@/domain/shared/errores/catalogo-transporte';
import { esErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';

const SIN_MENSAJE = { serverMessage: null };

describe('errores de transporte (especificación §8)', () => {
  it.each([
    ['cors', 'CORS', 'No se puede conectar con el servidor debido a restricciones de CORS'],
    [
      'timeout',
      'TIMEOUT',
      'La solicitud al servidor tardó demasiado tiempo (timeout después de 30 segundos)',
    ],
    ['red', 'NETWORK', 'No se puede conectar con el servidor - Backend no disponible'],
  ] as const)('sin respuesta: %s', (caso, tipo, mensaje) => {
    const causa = new TypeError('fallo');
    const error = errorSinRespuesta(caso, causa);
    expect(error).toMatchObject({
      message: mensaje,
      type: tipo,
      status: null,
      serverMessage: null,
      cause: causa,
    });
    expect(error.suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    [400, 'VALIDATION', 'VALIDACION', 'Los datos enviados no son válidos (Error 400)'],
    [401, 'AUTHENTICATION', 'NO_AUTENTICADO', 'No estás autenticado o tu sesión ha expirado (Error 401)'],
    [403, 'AUTHORIZATION', 'PERMISO_DENEGADO', 'No tienes permisos para realizar esta acción (Error 403)'],
    [404, 'NOT_FOUND', 'NO_ENCONTRADO', 'El recurso solicitado no fue encontrado (Error 404)'],
    [409, 'CONFLICT', 'CONFLICTO', 'Ya existe un recurso con estos datos (Error 409)'],
    [500, 'SERVER', 'SERVIDOR', 'Error interno del servidor (Error 500)'],
    [502, 'SERVER', 'SERVIDOR', 'Error interno del servidor (Error 502)'],
    [503, 'SERVER', 'NO_DISPONIBLE', 'Error interno del servidor (Error 503)'],
    [504, 'SERVER', 'SERVIDOR', 'Error interno del servidor (Error 504)'],
    [402, 'UNKNOWN', 'SERVIDOR', 'Error del servidor (código 402)'],
    [413, 'UNKNOWN', 'DEMASIADO_GRANDE', 'Error del servidor (código 413)'],
    [418, 'UNKNOWN', 'SERVIDOR', 'Error del servidor (código 418)'],
    [422, 'UNKNOWN', 'VALIDACION', 'Error del servidor (código 422)'],
    [429, 'UNKNOWN', 'DEMASIADOS_INTENTOS', 'Error del servidor (código 429)'],
    [501, 'UNKNOWN', 'SERVIDOR', 'Error del servidor (código 501)'],
    [505, 'UNKNOWN', 'SERVIDOR', 'Error del servidor (código 505)'],
    [507, 'UNKNOWN', 'NO_DISPONIBLE', 'Error del servidor (código 507)'],
  ])('estado %i', (status, tipo, codigo, mensaje) => {
    const error = errorDeEstado(status, SIN_MENSAJE);
    expect(error).toMatchObject({ message: mensaje, type: tipo, codigo, status, serverMessage: null });
    expect(error.suggestions.length).toBeGreaterThan(0);
    expect(error.suggestions.every((sugerencia) => sugerencia.trim().length > 5)).toBe(true);
  });

  it('lo desconocido', () => {
    const error = errorDesconocido('algo');
    expect(error).toMatchObject({
      message: 'Ocurrió un error inesperado',
      type: 'UNKNOWN',
      status: null,
      codigo: 'INESPERADO',
      cause: 'algo',
    });
    expect(error.suggestions.length).toBeGreaterThan(0);
  });

  it('el 403 sugiere que pueden faltar permisos de ADMINISTRADOR (también §6)', () => {
    expect(errorDeEstado(403, SIN_MENSAJE).suggestions.join(' ')).toContain('ADMINISTRADOR');
  });

  it('conserva el mensaje, los campos y el registro actual que envió el servidor', () => {
    const error = errorDeEstado(409, {
      serverMessage: 'Ese documento ya existe',
      codigo: 'DUPLICADO',
      campos: { numero_documento: 'Repetido' },
      actual: { version: 4 },
    });
    expect(error).toMatchObject({
      message: 'Ya existe un recurso con estos datos (Error 409)',
      serverMessage: 'Ese documento ya existe',
      codigo: 'DUPLICADO',
      campos: { numero_documento: 'Repetido' },
      actual: { version: 4 },
    });
  });

  it.each(['OTRO', '', 'toString', undefined])(
    'un código %j que no es del catálogo no cambia el suyo',
    (codigo) => {
      expect(errorDeEstado(409, { serverMessage: null, codigo }).codigo).toBe('CONFLICTO');
    },
  );

  it('es un error de la aplicación y se reconoce por su código', () => {
    const error = errorDeEstado(404, SIN_MENSAJE);
    expect(esErrorTransporte(error)).toBe(true);
    expect(esErrorAplicacion(error)).toBe(true);
    expect(tieneCodigo(error, 'NO_ENCONTRADO')).toBe(true);
    expect(tieneCodigo(error, 'CONFLICTO')).toBe(false);
    expect(tieneCodigo(new Error('x'), 'NO_ENCONTRADO')).toBe(false);
    expect(error.name).toBe('ErrorTransporte');
  });
});
