import { describe, expect, it } from 'vitest';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  crearLectorDeArea,
  leerEstadoEscrito,
  leerFaseEscrita,
  leerProgramaEscrito,
  leerTipoEgresoEscrito,
} from '@/domain/participantes/opciones-escritas';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { leerTipoDocumentoEscrito } from '@/domain/shared/lectura/leer-tipo-documento';
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
    ['extranjería', 'CE'],
    ['P.P.T.', 'PPT'],
    ['pasaporte', 'PA'],
    ['sin documento', 'SIN_DOCUMENTO'],
    ['no tiene', 'SIN_DOCUMENTO'],
    ['No tiene documento', 'SIN_DOCUMENTO'],
    ['Indocumentado', 'SIN_DOCUMENTO'],
    ['indocumentada', 'SIN_DOCUMENTO'],
    ['PT', 'PPT'],
    ['Permiso de protección', 'PPT'],
    ['permiso temporal', 'PPT'],
    ['registro', 'RC'],
  ])('tipo de documento %j es %s', (texto, valor) => {
    expect(leerTipoDocumentoEscrito(texto)).toEqual({ valor });
  });

  it.each([
    ['Activo', 'ACTIVO'],
    ['activa', 'ACTIVO'],
    ['En permiso', 'CON_PERMISO'],
    ['permiso', 'CON_PERMISO'],
    ['De permiso', 'CON_PERMISO'],
    ['Egresada', 'EGRESADO'],
    ['egreso', 'EGRESADO'],
    ['Pre-ingreso', 'PREINGRESO'],
    ['pre ingreso', 'PREINGRESO'],
    ['Preingresado', 'PREINGRESO'],
    ['preingresada', 'PREINGRESO'],
    ['Por ingresar', 'PREINGRESO'],
    ['en espera', 'PREINGRESO'],
    ['Lista de espera', 'PREINGRESO'],
  ])('estado %j es %s', (texto, valor) => {
    expect(leerEstadoEscrito(texto)).toEqual({ valor });
  });

  it.each([
    ['Familia', 'FAMILIAR'],
    ['familias', 'FAMILIAR'],
    ['Reinserción social', 'REINSERCION'],
  ])('programa %j es %s', (texto, valor) => {
    expect(leerProgramaEscrito(texto)).toEqual({ valor });
  });

  it('quien está en proceso está en la fase de proceso', () => {
    expect(leerFaseEscrita('En proceso')).toEqual({ valor: 'PROCESO' });
  });

  it.each([
    ['Terminado', 'PROCESO_TERMINADO'],
    ['terminó', 'PROCESO_TERMINADO'],
    ['Terminó el proceso', 'PROCESO_TERMINADO'],
    ['proceso culminado', 'PROCESO_TERMINADO'],
    ['Culminado', 'PROCESO_TERMINADO'],
    ['voluntario', 'RETIRO_VOLUNTARIO'],
    ['Abandonó', 'ABANDONO'],
    ['remitido', 'REMISION'],
    ['Remitida', 'REMISION'],
    ['fallecido', 'FALLECIMIENTO'],
    ['Fallecida', 'FALLECIMIENTO'],
    ['falleció', 'FALLECIMIENTO'],
  ])('tipo de egreso %j es %s', (texto, valor) => {
    expect(leerTipoEgresoEscrito(texto)).toEqual({ valor });
  });

  it.each(LISTAS)('%s: una celda con un guion o un punto no dice ninguna', (_, _etiquetas, leer) => {
    for (const vacia of ['-', '.', ' ']) expect(leer(vacia)).toHaveProperty('rechazo');
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
    ['masculinos', 'HOMBRES'],
    ['VARONES', 'HOMBRES'],
    ['H', 'HOMBRES'],
    ['mujer', 'MUJERES'],
    ['FEMENINO', 'MUJERES'],
    ['Femenina', 'MUJERES'],
    ['femeninas', 'MUJERES'],
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
