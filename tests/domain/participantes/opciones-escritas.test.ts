import { describe, expect, it } from 'vitest';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  crearLectorDeArea,
  leerEstadoEscrito,
  leerFaseEscrita,
  leerProgramaEscrito,
  leerTipoDocumentoEscrito,
  leerTipoEgresoEscrito,
} from '@/domain/participantes/opciones-escritas';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

const leerArea = crearLectorDeArea([]);

const LISTAS = [
  ['tipo de documento', ETIQUETA_TIPO_DOCUMENTO, leerTipoDocumentoEscrito],
  ['área', ETIQUETA_AREA, leerArea],
  ['estado', ETIQUETA_ESTADO_PARTICIPANTE, leerEstadoEscrito],
  ['programa', ETIQUETA_PROGRAMA, leerProgramaEscrito],
  ['fase', ETIQUETA_FASE, leerFaseEscrita],
  ['tipo de egreso', ETIQUETA_TIPO_EGRESO, leerTipoEgresoEscrito],
] as const;

describe('las opciones como las escribe la gente', () => {
  it.each(LISTAS)(
    '%s: su código y su nombre son él mismo, también sin tildes y en mayúsculas',
    (_, etiquetas, leer) => {
      for (const [codigo, etiqueta] of Object.entries(etiquetas)) {
        const sinTildes = etiqueta.normalize('NFD').replace(/\p{M}/gu, '');
        for (const escrito of [codigo, codigo.toLowerCase(), etiqueta, etiqueta.toUpperCase(), sinTildes]) {
          expect([escrito, leer(escrito)]).toEqual([escrito, { valor: codigo }]);
        }
      }
    },
  );

  it.each([
    ['C.C.', 'CC'],
    ['c.c', 'CC'],
    ['cédula', 'CC'],
    ['Cedula ciudadania', 'CC'],
    ['T.I.', 'TI'],
    ['tarjeta', 'TI'],
    ['C.E.', 'CE'],
    ['cedula extranjeria', 'CE'],
    ['P.P.T.', 'PPT'],
    ['pasaporte', 'PA'],
    ['sin documento', 'SIN_DOCUMENTO'],
    ['no tiene', 'SIN_DOCUMENTO'],
  ])('tipo de documento %j es %s', (texto, valor) => {
    expect(leerTipoDocumentoEscrito(texto)).toEqual({ valor });
  });

  it.each([
    ['Activo', 'ACTIVO'],
    ['activa', 'ACTIVO'],
    ['En permiso', 'CON_PERMISO'],
    ['permiso', 'CON_PERMISO'],
    ['Egresada', 'EGRESADO'],
    ['Pre-ingreso', 'PREINGRESO'],
    ['pre ingreso', 'PREINGRESO'],
  ])('estado %j es %s', (texto, valor) => {
    expect(leerEstadoEscrito(texto)).toEqual({ valor });
  });

  it.each(['Internado', 'Inactivo', 'proceso', 'A'])('estado %j no se adivina', (texto) => {
    expect(leerEstadoEscrito(texto)).toEqual({
      rechazo: 'No se reconoce; escriba Preingreso, Activo, Con permiso o Egresado',
    });
  });

  it('un tipo de documento desconocido dice las siglas', () => {
    expect(leerTipoDocumentoEscrito('NIT')).toEqual({
      rechazo: 'No se reconoce; escriba CC, TI, CE, PPT, RC, PA o Sin documento',
    });
  });
});

describe('el área escrita con una letra', () => {
  it.each([
    ['hombre', 'HOMBRES'],
    ['Masculino', 'HOMBRES'],
    ['varón', 'HOMBRES'],
    ['H', 'HOMBRES'],
    ['mujer', 'MUJERES'],
    ['FEMENINO', 'MUJERES'],
    ['f', 'MUJERES'],
  ])('%j es %s', (texto, valor) => {
    expect(leerArea(texto)).toEqual({ valor });
  });

  it('la M es masculino en una columna de M y F, y mujer en una de H y M', () => {
    expect(crearLectorDeArea(['M', 'F', 'm'])('M')).toEqual({ valor: 'HOMBRES' });
    expect(crearLectorDeArea(['H', 'M'])('m')).toEqual({ valor: 'MUJERES' });
    expect(crearLectorDeArea(['Masculino', 'F', 'M'])('M.')).toEqual({ valor: 'HOMBRES' });
  });

  it('sola, o entre las dos costumbres, no se adivina', () => {
    for (const columna of [
      ['M', 'm'],
      ['M', 'H', 'F'],
      ['M', 'Hombre', 'Mujer'],
    ]) {
      expect(crearLectorDeArea(columna)('M')).toEqual({
        rechazo: 'Puede ser masculino o mujer; escriba Hombres o Mujeres',
      });
    }
  });
});
