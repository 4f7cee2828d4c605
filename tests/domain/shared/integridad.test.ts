import { describe, expect, it } from 'vitest';
import { DOCUMENTO_DE_ACUDIENTE_UNICO } from '@/domain/acudientes/integridad-acudiente';
import { UN_BORRADOR } from '@/domain/formatos/un-borrador';
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
