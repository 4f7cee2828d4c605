import { describe, expect, it } from 'vitest';
import { crearBuscadorDeRepetidos } from '@/domain/participantes/buscador-de-repetidos';
import {
  advertenciasFilaImportada,
  esquemaCuerpoImportacion,
  esquemaResultadoImportacion,
  validarPedidoImportacion,
} from '@/domain/participantes/importacion-participantes';
import { esquemaFilaImportada } from '@/domain/shared/importacion/fila-importada';
import { esOtraPersona } from '@/domain/shared/importacion/otra-persona';

describe('lo que responde una importación', () => {
  const fila = { resultado: 'DUPLICADA' as const, id: 4, repite_fila: 0, campos: { nombre: 'x' } };

  it('se lee como viene', () => {
    expect(esquemaFilaImportada.parse(fila)).toEqual(fila);
    expect(esquemaFilaImportada.parse({ resultado: 'CREADA', repite_fila: -1, campos: 5 })).toEqual({
      resultado: 'CREADA',
      id: null,
      repite_fila: null,
      campos: {},
    });
    const resultado = { creadas: 0, duplicadas: 1, rechazadas: 0, filas: [fila] };
    expect(esquemaResultadoImportacion.parse(resultado)).toEqual(resultado);
    expect(esquemaResultadoImportacion.safeParse({ ...resultado, creadas: 2_001 }).success).toBe(false);
    expect(esquemaResultadoImportacion.safeParse({ filas: [] }).success).toBe(false);
    expect(esquemaFilaImportada.safeParse({ ...fila, resultado: 'OTRO' }).success).toBe(false);
  });

  it('el pedido se describe con sus filas', () => {
    const buena = { nombre: 'Ana Ríos', telefono: '3001234567' };
    expect(esquemaCuerpoImportacion.safeParse({ filas: [buena], simular: true }).success).toBe(true);
    expect(esquemaCuerpoImportacion.safeParse({ filas: [] }).success).toBe(false);
    expect(esquemaCuerpoImportacion.safeParse({ filas: [{}] }).success).toBe(false);
    expect(esquemaCuerpoImportacion.safeParse({ filas: Array(2_001).fill(buena) }).success).toBe(false);
    expect(esquemaCuerpoImportacion.safeParse({ filas: [buena], otro: 1 }).success).toBe(false);
  });
});

it('las filas incompletas se dicen por su lugar, y no hay más lugares que filas caben', () => {
  const pedido = (n: number) => ({
    filas: [{ nombre: 'Ana Ríos', telefono: '3001234567' }],
    incompletas: [n],
  });
  expect(validarPedidoImportacion(pedido(1_999))).toEqual(pedido(1_999));
  expect(esquemaCuerpoImportacion.safeParse(pedido(1_999)).success).toBe(true);
  for (const n of [-1, 2_000]) {
    expect(() => validarPedidoImportacion(pedido(n))).toThrow(
      expect.objectContaining({ codigo: 'VALIDACION' }),
    );
    expect(esquemaCuerpoImportacion.safeParse(pedido(n)).success).toBe(false);
  }
});

describe('lo que merece una segunda mirada en una fila', () => {
  const HOY = '2026-11-22';

  it('una mensualidad que perdió sus miles camino del archivo', () => {
    for (const valor_mensualidad of [1, 850, 999]) {
      expect(advertenciasFilaImportada({ valor_mensualidad }, HOY)).toEqual({
        valor_mensualidad: 'Es un valor muy bajo: revise que no falten los miles',
      });
    }
    for (const valor_mensualidad of [0, 1_000, 850_000, null]) {
      expect(advertenciasFilaImportada({ valor_mensualidad }, HOY)).toEqual({});
    }
  });

  it('y lo mismo que en un formulario', () => {
    // Of a house, many came more than a year ago: their rows say nothing of it.
    expect(advertenciasFilaImportada({ estado: 'ACTIVO', fecha_ingreso: '2024-01-01' }, HOY)).toEqual({});
    expect(advertenciasFilaImportada({ telefono: '+14155550100', valor_mensualidad: 850 }, HOY)).toEqual({
      telefono: 'El número es de otro país',
      valor_mensualidad: expect.any(String),
    });
  });
});

describe('reconocer a quien ya está', () => {
  const ANA = { nombre: 'Ana Ríos', telefono: '300' };

  it('el primero que se agregó es el que se encuentra', () => {
    const buscador = crearBuscadorDeRepetidos<number>();
    const conDocumento = { ...ANA, tipo_documento: 'CC' as const, numero_documento: '1' };
    buscador.agregar(conDocumento, 1);
    buscador.agregar({ ...conDocumento, nombre: 'Otra' }, 2);
    expect(buscador.buscar({ ...conDocumento, nombre: 'Nadie' })).toBe(1);
    expect(buscador.buscar({ ...ANA, nombre: ' ANA  rios ' })).toBe(1);
    expect(buscador.buscar({ ...ANA, telefono: '301' })).toBeUndefined();
    expect(buscador.buscar({ ...conDocumento, numero_documento: '2' })).toBeUndefined();
    expect(buscador.buscar({ ...conDocumento, tipo_documento: 'CE' })).toBeUndefined();
  });

  it('un tipo sin número, o un número sin tipo, no es un documento', () => {
    const buscador = crearBuscadorDeRepetidos<number>();
    buscador.agregar({ ...ANA, tipo_documento: 'CC', numero_documento: null }, 1);
    buscador.agregar({ nombre: 'Luz', telefono: '5', numero_documento: '9' }, 2);
    expect(buscador.buscar({ nombre: 'Otra', tipo_documento: 'CC' })).toBeUndefined();
    expect(buscador.buscar({ nombre: 'Otra', numero_documento: '9' })).toBeUndefined();
    expect(buscador.buscar({ ...ANA, tipo_documento: 'CC', numero_documento: '7' })).toBe(1);
    expect(buscador.buscar({})).toBeUndefined();
    expect(buscador.buscar({ nombre: 'Luz', telefono: '5' })).toBe(2);
  });

  it('entre varios del mismo nombre, el que no tiene documento', () => {
    const buscador = crearBuscadorDeRepetidos<number>();
    buscador.agregar({ ...ANA, tipo_documento: 'CC', numero_documento: '1' }, 1);
    buscador.agregar(ANA, 2);
    expect(buscador.buscar({ ...ANA, tipo_documento: 'CC', numero_documento: '2' })).toBe(2);
  });

  it('el documento y el teléfono se comparan en su forma única, también los guardados de otra manera', () => {
    const buscador = crearBuscadorDeRepetidos<number>();
    buscador.agregar({ ...ANA, tipo_documento: 'CC', numero_documento: '1.020.304.050' }, 1);
    buscador.agregar({ nombre: 'Luz Gil', telefono: '+57 300 123 4567' }, 2);
    for (const numero_documento of ['1020304050', '1 020 304 050', 'CC 1.020.304.050']) {
      expect(buscador.buscar({ nombre: 'Otra', tipo_documento: 'CC', numero_documento })).toBe(1);
    }
    for (const telefono of ['3001234567', '300-123-45-67', '57 3001234567']) {
      expect(buscador.buscar({ nombre: 'LUZ  GIL', telefono })).toBe(2);
    }
    expect(buscador.buscar({ nombre: 'Luz Gil', telefono: '3001234568' })).toBeUndefined();
  });
});

describe('si dos nombres pueden ser de una persona', () => {
  it.each([
    ['Ana Ríos', 'ANA RIOS'],
    ['Ana Ríos', 'Ríos Mesa, Ana'],
    ['Ana María Ríos Mesa', 'Ana  Ríos'],
    ['Ana R.', 'Ana Ríos'],
    ['', 'Ana Ríos'],
  ])('%j y %j, sí', (uno, otro) => {
    expect(esOtraPersona(uno, otro)).toBe(false);
    expect(esOtraPersona(otro, uno)).toBe(false);
  });

  it.each([
    ['Ana Ríos', 'Luz Gil'],
    ['Ana Ríos Mesa', 'Luz Ríos Mesa'],
    ['Ana Ríos', 'Anabel Ríos'],
    ['Ana R.', 'Ana Gil'],
  ])('%j y %j, no', (uno, otro) => {
    expect(esOtraPersona(uno, otro)).toBe(true);
    expect(esOtraPersona(otro, uno)).toBe(true);
  });
});
