import { describe, expect, it } from 'vitest';
import { DOCUMENTO_DE_ACUDIENTE_UNICO } from '@/domain/acudientes/integridad-acudiente';
import { UN_BORRADOR } from '@/domain/formatos/un-borrador';
import { INTEGRIDAD } from '@/domain/manifiestos';
import { ACUDIENTE_DE_MENSUALIDAD, COBRO_UNICO } from '@/domain/mensualidades/integridad-mensualidad';
import { DOCUMENTO_DE_PARTICIPANTE_UNICO } from '@/domain/participantes/integridad-participante';
import { NOMBRE_DE_SEDE_UNICO } from '@/domain/sedes/integridad-sede';
import { errorDeReferencia, errorDeUnicidad, errorEnUso, type Unicidad } from '@/domain/shared/integridad';
import { CORREO_UNICO } from '@/domain/usuarios/integridad-usuario';

const casosDe =
  <T>({ repite }: Unicidad<T>, base: T) =>
  (cambios: Partial<T>): boolean => {
    const otro = { ...base, ...cambios };
    expect(repite(otro, base)).toBe(repite(base, otro));
    return repite(base, otro);
  };

describe('lo que dos registros no pueden compartir', () => {
  it('el nombre de una sede, sin mirar mayúsculas ni tildes', () => {
    const repite = casosDe(NOMBRE_DE_SEDE_UNICO, { nombre: 'Casa Nogal' });
    expect([repite({ nombre: 'CASA  nógal' }), repite({ nombre: 'Casa' })]).toEqual([true, false]);
  });

  it('el documento de un participante: tipo y número, y nada si falta alguno', () => {
    const repite = casosDe(DOCUMENTO_DE_PARTICIPANTE_UNICO, { tipo_documento: 'CC', numero_documento: '1' });
    expect(repite({})).toBe(true);
    expect([repite({ tipo_documento: 'TI' }), repite({ numero_documento: '2' })]).toEqual([false, false]);
    const sinTipo = { tipo_documento: null, numero_documento: '1' };
    expect(casosDe(DOCUMENTO_DE_PARTICIPANTE_UNICO, sinTipo)({})).toBe(false);
    const sinNumero = { tipo_documento: 'CC' as const, numero_documento: null };
    expect(casosDe(DOCUMENTO_DE_PARTICIPANTE_UNICO, sinNumero)({})).toBe(false);
  });

  it('el documento de un acudiente, del mismo participante', () => {
    const base: Parameters<typeof DOCUMENTO_DE_ACUDIENTE_UNICO.repite>[0] = {
      id_participante: 1,
      numero_documento: '9',
    };
    const repite = casosDe(DOCUMENTO_DE_ACUDIENTE_UNICO, base);
    expect([repite({ id_participante: '1' }), repite({ id_participante: 2 })]).toEqual([true, false]);
    expect(repite({ numero_documento: '8' })).toBe(false);
  });

  it('el correo de un usuario, sin mirar mayúsculas', () => {
    const repite = casosDe(CORREO_UNICO, { email: 'ana@ejemplo.example' });
    expect([repite({ email: 'Ana@Ejemplo.example' }), repite({ email: 'eva@ejemplo.example' })]).toEqual([
      true,
      false,
    ]);
  });

  it('el concepto de un mes de un participante, salvo lo anulado y lo que no es de un mes', () => {
    const base: Parameters<typeof COBRO_UNICO.repite>[0] = {
      participante_id: 1,
      periodo: '2026-11',
      concepto: 'MENSUALIDAD',
      estado: 'PENDIENTE',
    };
    const repite = casosDe(COBRO_UNICO, base);
    expect(repite({ participante_id: '1' })).toBe(true);
    expect(repite({ participante_id: 2 })).toBe(false);
    expect(repite({ periodo: '2026-12' })).toBe(false);
    expect(repite({ concepto: 'OTRO' })).toBe(false);
    expect(repite({ estado: 'ANULADA' })).toBe(false);
    expect(casosDe(COBRO_UNICO, { ...base, periodo: null })({})).toBe(false);
  });

  it('el borrador de una plantilla', () => {
    const repite = casosDe(UN_BORRADOR, { codigo: 'INGRESO', estado: 'BORRADOR' });
    expect([repite({}), repite({ codigo: 'EGRESO' }), repite({ estado: 'VIGENTE' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('cada falta dice lo suyo, junto a su campo', () => {
  expect(errorDeUnicidad(CORREO_UNICO)).toMatchObject({
    codigo: 'DUPLICADO',
    message: 'Ya existe un usuario con este correo',
    campos: { email: 'Ya existe un usuario con este correo' },
  });
  expect(errorDeReferencia(ACUDIENTE_DE_MENSUALIDAD)).toMatchObject({
    codigo: 'VALIDACION',
    message: 'Revise los campos señalados',
    campos: { id_acudiente: 'El acudiente no existe' },
  });
  expect(errorEnUso(ACUDIENTE_DE_MENSUALIDAD)).toMatchObject({
    codigo: 'CONFLICTO',
    message: 'No se puede eliminar el acudiente: hay mensualidades a su nombre',
  });
});

/** The names are those of the database's own indexes and constraints: another would let through what it refuses. */
const NADIE = {
  id_acudiente: 'El acudiente no existe',
  participante_id: 'El participante no existe',
  id_participante: 'El participante no existe',
  sede_id: 'La sede no existe',
  desde_sede_id: 'La sede no existe',
  hasta_sede_id: 'La sede no existe',
} as const;
const DE_SEDE = 'No se puede eliminar la sede:';
const DE_PARTICIPANTE = 'No se puede eliminar el participante:';
const DE_ACUDIENTE = 'No se puede eliminar el acudiente:';

const NOMBRADOS: [nombre: string, campo: keyof typeof NADIE, enUso: string][] = [
  ['participantes_sede', 'sede_id', `${DE_SEDE} tiene participantes`],
  ['estancias_sede', 'sede_id', `${DE_SEDE} hubo participantes en ella`],
  ['eventos_de_estancia_desde_sede', 'desde_sede_id', `${DE_SEDE} hubo participantes en ella`],
  ['eventos_de_estancia_hasta_sede', 'hasta_sede_id', `${DE_SEDE} hubo participantes en ella`],
  ['novedades_sede', 'sede_id', `${DE_SEDE} hubo novedades en ella`],
  ['abonos_sede', 'sede_id', `${DE_SEDE} tiene pagos`],
  ['movimientos_a_favor_sede', 'sede_id', `${DE_SEDE} tiene devoluciones`],
  ['arqueos_sede', 'sede_id', `${DE_SEDE} tiene arqueos de caja`],
  ['fotos_de_participantes_participante', 'participante_id', `${DE_PARTICIPANTE} tiene una foto`],
  ['acudientes_participante', 'id_participante', `${DE_PARTICIPANTE} tiene acudientes`],
  ['mensualidades_participante', 'participante_id', `${DE_PARTICIPANTE} tiene mensualidades`],
  [
    'gestiones_de_cobro_participante',
    'participante_id',
    `${DE_PARTICIPANTE} hay gestiones de cobro de lo que paga`,
  ],
  [
    'canales_de_cobro_participante',
    'participante_id',
    `${DE_PARTICIPANTE} hay un canal de cobro autorizado para lo que paga`,
  ],
  ['papeles_recibidos_participante', 'participante_id', `${DE_PARTICIPANTE} tiene papeles firmados`],
  ['mensualidades_acudiente', 'id_acudiente', `${DE_ACUDIENTE} hay mensualidades a su nombre`],
  ['pagos_acudiente', 'id_acudiente', `${DE_ACUDIENTE} hay pagos a su nombre`],
  [
    'movimientos_a_favor_acudiente',
    'id_acudiente',
    `${DE_ACUDIENTE} hay movimientos de saldo a favor a su nombre`,
  ],
  ['gestiones_de_cobro_acudiente', 'id_acudiente', `${DE_ACUDIENTE} hay gestiones de cobro a su nombre`],
  ['canales_de_cobro_acudiente', 'id_acudiente', `${DE_ACUDIENTE} autorizó un canal de cobro`],
];
const UNICOS: [nombre: string, campo: string, mensaje: string][] = [
  ['usuarios_email_key', 'email', 'Ya existe un usuario con este correo'],
  ['sedes_nombre_unico', 'nombre', 'Ya existe una sede con este nombre'],
  ['participantes_documento_unico', 'numero_documento', 'Ya existe un participante con este documento'],
  ['novedades_una_correccion', 'corrige', 'Esta novedad ya se corrigió: corrija la última'],
  [
    'acudientes_documento_unico',
    'numero_documento',
    'Este participante ya tiene un acudiente con este documento',
  ],
  ['mensualidades_unica', 'periodo', 'El participante ya tiene este concepto en este mes'],
  ['formatos_un_borrador', 'codigo', 'Esta plantilla ya tiene un borrador: continúe en él o descártelo'],
];

describe('lo que la base no deja', () => {
  it.each(NOMBRADOS)('%s', (nombre, campo, enUso) => {
    expect(INTEGRIDAD).toContainEqual({ nombre, campo, noExiste: NADIE[campo], enUso });
  });

  it.each(UNICOS)('%s', (nombre, campo, mensaje) => {
    expect(INTEGRIDAD).toContainEqual(expect.objectContaining({ nombre, campo, mensaje }));
  });

  it('y nada más', () => {
    expect(INTEGRIDAD).toHaveLength(NOMBRADOS.length + UNICOS.length);
  });
});
