import { describe, expect, it } from 'vitest';
import { validarCambiosAcudiente, validarDatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import { validarCambiosMensualidad, validarDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import {
  validarCambiosParticipante,
  validarDatosParticipante,
} from '@/domain/participantes/datos-participante';
import { validarCambiosSede, validarDatosSede } from '@/domain/sedes/datos-sede';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { validarCambiosUsuario, validarDatosUsuario } from '@/domain/usuarios/datos-usuario';

const PARTICIPANTE = { nombre: 'Ana Ríos', telefono: '3001234567' };
const ACUDIENTE = { id_participante: 1, numero_documento: '1', nombres: 'Luz', apellidos: 'Ríos' };
const SEDE = { nombre: 'Casa', direccion: 'Calle 50' };
const USUARIO = { email: 'a@b.co', password: '12345678', rol: 'CONSULTA' };
const MENSUALIDAD = { participante_id: 1, valor: 5 };

type Validador = (entrada: unknown) => unknown;
const acepta = (validar: Validador, entrada: object): boolean => {
  try {
    validar(entrada);
    return true;
  } catch (error) {
    if (esErrorAplicacion(error)) return false;
    throw error;
  }
};

const LIMITES: [string, Validador, object, [campo: string, minimo: number, maximo: number][]][] = [
  [
    'participante',
    validarDatosParticipante,
    PARTICIPANTE,
    [
      ['nombre', 3, 120],
      ['municipio', 1, 120],
      ['direccion', 1, 200],
      ['motivo_egreso', 1, 2000],
      ['eps', 1, 120],
      ['contacto_emergencia', 1, 200],
      ['observaciones', 1, 4000],
      ['alergias', 1, 2000],
      ['medicamentos', 1, 2000],
      ['sustancia_principal', 1, 200],
      ['antecedentes', 1, 4000],
    ],
  ],
  [
    'acudiente',
    validarDatosAcudiente,
    ACUDIENTE,
    [
      ['nombres', 2, 80],
      ['apellidos', 2, 80],
      ['direccion', 1, 200],
    ],
  ],
  [
    'sede',
    validarDatosSede,
    SEDE,
    [
      ['nombre', 3, 120],
      ['direccion', 3, 200],
      ['municipio', 1, 120],
      ['responsable', 1, 120],
    ],
  ],
  ['usuario', validarDatosUsuario, USUARIO, [['displayName', 1, 120]]],
  ['mensualidad', validarDatosMensualidad, MENSUALIDAD, [['observaciones', 1, 2000]]],
  ['cambios de mensualidad', validarCambiosMensualidad, {}, [['motivo_anulacion', 3, 500]]],
];
const CASOS = LIMITES.flatMap(([entidad, validar, base, campos]) =>
  campos.map(([campo, minimo, maximo]) => ({ entidad, validar, base, campo, minimo, maximo })),
);

describe('límites de los textos (producto §2)', () => {
  it.each(CASOS)('$entidad: $campo de $minimo a $maximo', ({ validar, base, campo, minimo, maximo }) => {
    const con = (largo: number) => acepta(validar, { ...base, [campo]: 'x'.repeat(largo) });
    expect([con(minimo - 1 || maximo + 1), con(minimo), con(maximo), con(maximo + 1)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['participante', validarCambiosParticipante],
    ['acudiente', validarCambiosAcudiente],
    ['sede', validarCambiosSede],
    ['usuario', validarCambiosUsuario],
    ['mensualidad', validarCambiosMensualidad],
  ])('la versión que se envía al cambiar %s es un entero desde cero', (_entidad, validar) => {
    expect([0, 1, -1, 1.5, '1'].map((version) => acepta(validar, { version }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
