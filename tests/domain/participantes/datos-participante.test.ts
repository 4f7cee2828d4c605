import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import {
  sePuedeGuardar,
  validarCambiosParticipante,
  validarDatosParticipante,
} from '@/domain/participantes/datos-participante';

const MINIMO = { nombre: 'Ana Ríos', telefono: '3001234567' };
const MENSAJE = 'Nombre y teléfono son campos obligatorios';

describe('crear participante (especificación §5)', () => {
  it.each([
    {},
    { nombre: 'Ana' },
    { telefono: '3001234567' },
    { nombre: ' ', telefono: '' },
    { nombre: null, telefono: 1 },
  ])('%j: faltan los obligatorios', (entrada) => {
    expect(atrapar(() => validarDatosParticipante(entrada))).toMatchObject({
      codigo: 'VALIDACION',
      message: MENSAJE,
    });
  });

  it('señala cada obligatorio vacío', () => {
    expect(atrapar(() => validarDatosParticipante({ nombre: '' })).campos).toEqual({
      nombre: 'Este campo es obligatorio',
      telefono: 'Este campo es obligatorio',
    });
  });

  it('un obligatorio mal escrito no dice que falta', () => {
    const error = atrapar(() => validarDatosParticipante({ nombre: 'An', telefono: '123' }));
    expect(error.message).toBe('Revise los campos señalados');
    expect(error.campos.nombre).toBe('Escriba al menos 3 caracteres');
    expect(error.campos.telefono).toContain('celular');
  });

  it('con lo mínimo basta; lo demás, vacío, queda nulo', () => {
    expect(validarDatosParticipante(MINIMO)).toEqual(MINIMO);
    expect(validarDatosParticipante({ ...MINIMO, eps: ' ', email: '', sede_id: null })).toEqual({
      ...MINIMO,
      eps: null,
      email: null,
      sede_id: null,
    });
  });

  it.each([
    [{ nombre: 'x'.repeat(121) }, 'nombre'],
    [{ dia_pago: 0 }, 'dia_pago'],
    [{ dia_pago: 29 }, 'dia_pago'],
    [{ beca_porcentaje: 101 }, 'beca_porcentaje'],
    [{ valor_mensualidad: -1 }, 'valor_mensualidad'],
    [{ valor_mensualidad: 0.5 }, 'valor_mensualidad'],
    [{ fecha_ingreso: '2026-02-30' }, 'fecha_ingreso'],
    [{ estado: 'RECLUSO' }, 'estado'],
    [{ autorizacion_datos: { otorgada: 'sí' } }, 'autorizacion_datos.otorgada'],
    [{ autorizacion_datos: {} }, 'autorizacion_datos.otorgada'],
    [{ archivado: true }, 'archivado'],
    [{ version: 1 }, 'version'],
    [{ creado_por: 'x' }, 'creado_por'],
  ])('%j se rechaza', (cambio, campo) => {
    expect(Object.keys(atrapar(() => validarDatosParticipante({ ...MINIMO, ...cambio })).campos)).toEqual([
      campo,
    ]);
  });

  it.each([
    { dia_pago: 1 },
    { dia_pago: 28 },
    { beca_porcentaje: 0 },
    { beca_porcentaje: 100 },
    { valor_mensualidad: 0 },
  ])('%j se acepta', (cambio) => {
    expect(validarDatosParticipante({ ...MINIMO, ...cambio })).toMatchObject(cambio);
  });
});

it('se puede guardar lo que tiene nombre y teléfono', () => {
  expect(sePuedeGuardar(MINIMO)).toBe(true);
  for (const incompleta of [{}, { nombre: 'Ana' }, { telefono: '3001234567', eps: 'Sura' }])
    expect(sePuedeGuardar(incompleta)).toBe(false);
});

describe('cambiar participante', () => {
  it('ningún campo es obligatorio, pero un obligatorio no se borra', () => {
    expect(validarCambiosParticipante({})).toEqual({});
    expect(atrapar(() => validarCambiosParticipante({ nombre: '' })).message).toBe(MENSAJE);
  });

  it('acepta version y archivado, y no el id', () => {
    expect(validarCambiosParticipante({ version: 3, archivado: true })).toEqual({
      version: 3,
      archivado: true,
    });
    expect(atrapar(() => validarCambiosParticipante({ id: 3 })).campos).toHaveProperty('id');
  });
});
