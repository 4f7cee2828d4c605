import { unAcudiente } from '@tests/builders/un-acudiente';
import { unaSede } from '@tests/builders/una-sede';
import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import type { FuentesFormato } from '@/application/formatos/fuentes-formato';
import { valoresDeVariables } from '@/application/formatos/valores-de-variables';
import { VARIABLES_FORMATO } from '@/domain/formatos/variables-formato';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { FUNDACION, HOY, persona } from './apoyo/mundo-formatos';

const NBSP = '\u00a0';
const PARTICIPANTE = persona({
  nombre: 'Ana Ríos',
  estado: 'ACTIVO',
  tipo_documento: 'CE',
  numero_documento: '43000',
  fecha_nacimiento: '1990-11-21',
  telefono: '3001234567',
  email: 'ana@correo.co',
  direccion: 'Calle 2',
  municipio: 'Itagüí',
  eps: 'EPS Uno',
  contacto_emergencia: 'Su hermano',
  area: 'MUJERES',
  programa: 'INTERNADO',
  fase: 'ACOGIDA',
  fecha_ingreso: '2026-01-05',
  fecha_egreso_prevista: '2027-01-05',
  fecha_egreso: '2026-01-15',
  tipo_egreso: 'PROCESO_TERMINADO',
  valor_mensualidad: 900_000,
  beca_porcentaje: 10,
  dia_pago: 3,
  alergias: 'Maní',
  medicamentos: 'Ninguno',
  sustancia_principal: 'Alcohol',
  antecedentes: 'Asma',
});
const LUZ = {
  ...unAcudiente().almacenado(1),
  nombres: 'Luz',
  apellidos: 'Ríos',
  tipo_documento: 'CC' as const,
  numero_documento: '1020304050',
  parentesco: 'MADRE' as const,
  telefono: '3009998877',
  direccion: 'Calle 3',
  es_principal: true,
};
const OMAR = {
  ...unAcudiente().almacenado(2),
  nombres: 'Omar',
  apellidos: 'Gil',
  tipo_documento: 'PA' as const,
  numero_documento: 'AB123',
  telefono: '6041112233',
  es_responsable_pago: true,
};
const COMPLETAS: FuentesFormato = {
  participante: PARTICIPANTE,
  acudientes: [LUZ, OMAR],
  sede: {
    ...unaSede().llamada('Casa Ceiba').almacenada(2),
    direccion: 'Calle 4',
    municipio: 'Bello',
    telefono: '6044445566',
    responsable: 'Rosa',
  },
  cuenta: armarEstadoDeCuenta(
    { id: 7, nombre: 'Ana', documento: null, sede_id: null },
    [mensualidad({ valor: 100_000, abonos: [abono({ valor: 40_000 })] })],
    HOY,
  ),
  fundacion: FUNDACION,
};
const valores = (cambios: Partial<FuentesFormato> = {}) =>
  valoresDeVariables({ ...COMPLETAS, ...cambios, formato: { edicion: 4 }, hoy: HOY });

describe('lo que dice cada variable', () => {
  it('cuando se sabe todo', () => {
    expect(valores()).toEqual({
      'participante.nombre': 'Ana Ríos',
      'participante.tipo_documento': 'cédula de extranjería',
      'participante.numero_documento': '43.000',
      'participante.fecha_nacimiento': '21 de noviembre de 1990',
      'participante.edad': '36',
      'participante.telefono': '300 123 4567',
      'participante.correo': 'ana@correo.co',
      'participante.direccion': 'Calle 2',
      'participante.municipio': 'Itagüí',
      'participante.eps': 'EPS Uno',
      'participante.contacto_emergencia': 'Su hermano',
      'participante.area': 'Mujeres',
      'proceso.programa': 'Internado',
      'proceso.fase': 'Acogida',
      'proceso.fecha_ingreso': '5 de enero de 2026',
      'proceso.fecha_egreso_prevista': '5 de enero de 2027',
      'proceso.fecha_egreso': '15 de enero de 2026',
      'proceso.tipo_egreso': 'proceso terminado',
      'proceso.dias': '10',
      'acudiente.nombre': 'Luz Ríos',
      'acudiente.tipo_documento': 'cédula de ciudadanía',
      'acudiente.numero_documento': '1.020.304.050',
      'acudiente.parentesco': 'madre',
      'acudiente.telefono': '300 999 8877',
      'acudiente.direccion': 'Calle 3',
      'pagador.nombre': 'Omar Gil',
      'pagador.tipo_documento': 'pasaporte',
      'pagador.numero_documento': 'AB123',
      'pagador.telefono': '604 111 2233',
      'cobro.valor': `$${NBSP}900.000`,
      'cobro.valor_en_letras': 'novecientos mil pesos',
      'cobro.beca': '10 %',
      'cobro.por_pagar': `$${NBSP}810.000`,
      'cobro.por_pagar_en_letras': 'ochocientos diez mil pesos',
      'cobro.dia_pago': '3',
      'cuenta.abonado': `$${NBSP}40.000`,
      'cuenta.saldo': `$${NBSP}60.000`,
      'cuenta.saldo_en_letras': 'sesenta mil pesos',
      'salud.alergias': 'Maní',
      'salud.medicamentos': 'Ninguno',
      'salud.sustancia_principal': 'Alcohol',
      'salud.antecedentes': 'Asma',
      'sede.nombre': 'Casa Ceiba',
      'sede.direccion': 'Calle 4',
      'sede.municipio': 'Bello',
      'sede.telefono': '604 444 5566',
      'sede.responsable': 'Rosa',
      'fundacion.nombre': 'Fundación de prueba',
      'fundacion.nit': '900.123.456-8',
      'fundacion.direccion': 'Calle 1',
      'fundacion.municipio': 'Bello',
      'fundacion.telefono': '604 123 4567',
      'fundacion.correo': 'info@fundacion.example',
      'documento.fecha': '21 de noviembre de 2026',
      'documento.version': '4',
    });
  });

  it('cuando no se sabe casi nada, lo demás queda vacío', () => {
    const nada = valores({
      participante: persona(),
      acudientes: [],
      sede: null,
      cuenta: null,
      fundacion: { ...FUNDACION, valor_mensualidad: null, telefonos: [], nit: null },
    });
    const sabidas = VARIABLES_FORMATO.filter((variable) => nada[variable] !== null);
    expect(sabidas).toEqual([
      'participante.nombre',
      'participante.telefono',
      // Nobody pays for them.
      'pagador.nombre',
      'pagador.telefono',
      'cobro.beca',
      'cobro.dia_pago',
      'fundacion.nombre',
      'fundacion.direccion',
      'fundacion.municipio',
      'fundacion.correo',
      'documento.fecha',
      'documento.version',
    ]);
  });

  it.each([
    ['1234', '1234'],
    ['12345', '12.345'],
    ['123456789012345', '123.456.789.012.345'],
    ['1234567890123456', '1234567890123456'],
    ['0123456', '0123456'],
    ['X12345', 'X12345'],
    ['12345X', '12345X'],
  ])('el documento %s se escribe %s', (numero_documento, escrito) => {
    const participante = persona({ numero_documento });
    expect(valores({ participante })['participante.numero_documento']).toBe(escrito);
  });

  it('quien nació hoy tiene cero años, y quien no ha nacido ninguno', () => {
    const edad = (fecha_nacimiento: string) =>
      valores({ participante: persona({ fecha_nacimiento }) })['participante.edad'];
    expect(edad(HOY)).toBe('0');
    expect(edad('2026-11-22')).toBeNull();
  });
});
