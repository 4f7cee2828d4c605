import { describe, expect, it } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { describirError } from '@/domain/shared/errores/describir-error';
import {
  errorConflicto,
  errorDuplicado,
  errorNoEncontrado,
  errorPermisoDenegado,
  errorValidacion,
  errorVersionObsoleta,
} from '@/domain/shared/errores/errores-comunes';

const TITULO = 'Error al crear participante';

describe('describir un error a una persona', () => {
  it('de transporte: título, mensaje del catálogo, palabras del servidor y sugerencias', () => {
    const error = errorDeEstado(400, { serverMessage: 'Falta el nombre', campos: { nombre: 'Falta' } });
    expect(describirError(error, TITULO)).toEqual({
      titulo: TITULO,
      detalle: 'Los datos enviados no son válidos (Error 400)',
      mensajeServidor: 'Falta el nombre',
      sugerencias: error.suggestions,
      campos: { nombre: 'Falta' },
    });
  });

  it('no repite lo que el servidor dice igual', () => {
    const mensaje = 'Error interno del servidor (Error 500)';
    expect(describirError(errorDeEstado(500, { serverMessage: mensaje }), TITULO).mensajeServidor).toBeNull();
  });

  it('un 409 con la razón del servidor dice esa razón y nada más; el objeto conserva los dos mensajes', () => {
    const razon = 'La sede Casa Bello no tiene cupos en el área de hombres: 4 de 4 ocupados';
    const error = errorDeEstado(409, { serverMessage: razon, campos: { sede_id: razon } });
    expect(describirError(error, TITULO)).toEqual({
      titulo: TITULO,
      detalle: razon,
      mensajeServidor: null,
      sugerencias: [],
      campos: { sede_id: razon },
    });
    expect(error).toMatchObject({
      message: 'Ya existe un recurso con estos datos (Error 409)',
      serverMessage: razon,
    });
  });

  it('un 409 sin razón dice el mensaje del catálogo y qué intentar', () => {
    const error = errorDeEstado(409, { serverMessage: null });
    expect(describirError(error, TITULO)).toMatchObject({
      detalle: 'Ya existe un recurso con estos datos (Error 409)',
      mensajeServidor: null,
      sugerencias: error.suggestions,
    });
  });

  it('de una regla: su mensaje y sus campos', () => {
    expect(describirError(errorValidacion('Revise', { valor: 'Muy alto' }), TITULO)).toEqual({
      titulo: TITULO,
      detalle: 'Revise',
      mensajeServidor: null,
      sugerencias: [],
      campos: { valor: 'Muy alto' },
    });
  });

  it.each([new Error('interno'), 'texto', null, undefined])(
    'lo desconocido (%s) no muestra su interior',
    (error) => {
      expect(describirError(error, TITULO).detalle).toBe('Ocurrió un error inesperado');
    },
  );
});

describe('errores de las reglas', () => {
  it.each([
    [errorDuplicado('Repetido', { nombre: 'x' }), 'DUPLICADO', 'Repetido'],
    [errorConflicto('No se puede'), 'CONFLICTO', 'No se puede'],
    [errorNoEncontrado('una sede', 4), 'NO_ENCONTRADO', 'No existe una sede con el identificador 4'],
    [errorPermisoDenegado(), 'PERMISO_DENEGADO', 'Esta acción requiere permisos de ADMINISTRADOR'],
  ])('%s', (error, codigo, mensaje) => {
    expect(error).toMatchObject({ codigo, message: mensaje });
  });

  it('la versión obsoleta lleva el registro guardado', () => {
    expect(errorVersionObsoleta({ version: 8 })).toMatchObject({
      codigo: 'VERSION_OBSOLETA',
      actual: { version: 8 },
    });
  });
});
