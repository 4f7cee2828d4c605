import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { analizar } from '@/domain/shared/analizar';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { CAMPOS_RESERVADOS, esCampoReservado } from '@/domain/shared/campos-reservados';
import { contrasena, contrasenaEscrita } from '@/domain/shared/contrasena';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

describe('los campos reservados', () => {
  it('son los de salud y ninguno más', () => {
    expect([...CAMPOS_RESERVADOS]).toEqual([
      'alergias',
      'medicamentos',
      'sustancia_principal',
      'antecedentes',
    ]);
    for (const campo of CAMPOS_RESERVADOS) expect(esCampoReservado(campo)).toBe(true);
    for (const campo of ['nombre', 'eps', '', 'Alergias', 'constructor'])
      expect(esCampoReservado(campo)).toBe(false);
  });
});

describe('los campos que lleva todo registro', () => {
  const esquema = z.object(camposRegistro);
  const VACIO = {
    creado_en: null,
    creado_por: null,
    actualizado_en: null,
    actualizado_por: null,
    version: 0,
    archivado_en: null,
  };

  it.each([{}, { version: -1, creado_en: 5 }, { version: 1.5, archivado_en: false }])(
    '%j se lee sin perder la fila',
    (entrada) => {
      expect(esquema.parse(entrada)).toEqual(VACIO);
    },
  );

  it('se leen como vienen', () => {
    const registro = {
      creado_en: '2026-11-21T10:00:00Z',
      creado_por: 'ana@fundacion.example',
      actualizado_en: '2026-11-21T11:00:00Z',
      actualizado_por: 'luz@fundacion.example',
      version: 3,
      archivado_en: '2026-11-21T12:00:00Z',
    };
    expect(esquema.parse(registro)).toEqual(registro);
  });
});

describe('una contraseña', () => {
  const de = (esquema: z.ZodMiniType, valor: unknown) =>
    atrapar(() => analizar(z.strictObject({ a: esquema }), { a: valor })).campos.a;

  it('de 8 a 128 caracteres, tal como se escribió', () => {
    expect(contrasena().parse(' 234567 ')).toBe(' 234567 ');
    expect(contrasena().safeParse('x'.repeat(128)).success).toBe(true);
    expect(de(contrasena(), '1234567')).toBe('La contraseña debe tener al menos 8 caracteres');
    expect(de(contrasena(), 'x'.repeat(129))).toBe('La contraseña debe tener como máximo 128 caracteres');
  });

  it('la que se escribe para mostrar quién pide solo tiene que estar', () => {
    expect(contrasenaEscrita().parse('x')).toBe('x');
    expect(contrasenaEscrita().safeParse('x'.repeat(128)).success).toBe(true);
    expect(de(contrasenaEscrita(), '')).toBe('Este campo es obligatorio');
    expect(contrasenaEscrita().safeParse('').error?.issues[0]?.message).toBe('Este campo es obligatorio');
    expect(de(contrasenaEscrita(), 'x'.repeat(129))).toBe('Revise la contraseña');
  });
});

it('las áreas se dicen en español', () => {
  expect(ETIQUETA_AREA).toEqual({ HOMBRES: 'Hombres', MUJERES: 'Mujeres' });
});

it('los esquemas no arman código: la política de contenido lo prohíbe', () => {
  expect(z.config().jitless).toBe(true);
});
