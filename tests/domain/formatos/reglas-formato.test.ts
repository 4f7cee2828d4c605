import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { validarCambiosFormato, validarDatosFormato } from '@/domain/formatos/datos-formato';
import { ESTADOS_FORMATO, puedePasarA, sePuedeReescribir } from '@/domain/formatos/formato';
import { camposQueCambian } from '@/domain/formatos/formato-en-historia';
import { revisarCambioFormato, revisarDescarteFormato } from '@/domain/formatos/reglas-formato';
import { advertenciasDe, impedimentoDe } from '@/domain/formatos/revisar-expedicion';
import { esVariableFormato } from '@/domain/formatos/variables-formato';
import { atrapar } from '../atrapar';

const AHORA = '2026-11-21T15:00:00.000Z';
const en = (estado: (typeof ESTADOS_FORMATO)[number]) =>
  unFormato().llamado('Reglas').almacenado({ id: 1, estado, edicion: 3 });

describe('estados de una versión', () => {
  it('solo avanzan: de borrador a vigente y de vigente a obsoleto', () => {
    const posibles = ESTADOS_FORMATO.flatMap((desde) =>
      ESTADOS_FORMATO.filter((hasta) => puedePasarA(desde, hasta)).map((hasta) => `${desde} ${hasta}`),
    );
    expect(posibles).toEqual(['BORRADOR VIGENTE', 'VIGENTE OBSOLETO']);
    expect(ESTADOS_FORMATO.filter(sePuedeReescribir)).toEqual(['BORRADOR']);
  });

  it('lo publicado no se reescribe ni se descarta', () => {
    for (const estado of ['VIGENTE', 'OBSOLETO'] as const) {
      for (const cambio of [{ nombre: 'x' }, { categoria: 'EGRESO' as const }, { contenido: 'x' }]) {
        const error = atrapar(() => revisarCambioFormato(en(estado), cambio));
        expect(error.codigo).toBe('CONFLICTO');
        expect(error.message).toContain('La versión 3 de «Reglas» ya se publicó');
      }
      expect(atrapar(() => revisarDescarteFormato(en(estado))).codigo).toBe('CONFLICTO');
    }
    revisarCambioFormato(en('BORRADOR'), { nombre: 'Otro', contenido: 'Otro', estado: 'VIGENTE' });
    revisarCambioFormato(en('BORRADOR'), { nombre: 'Otro' });
    revisarDescarteFormato(en('BORRADOR'));
  });

  it('un estado al que no se puede pasar se explica; el mismo no cambia nada', () => {
    expect(atrapar(() => revisarCambioFormato(en('BORRADOR'), { estado: 'OBSOLETO' })).message).toBe(
      'Una versión en estado borrador no puede pasar a obsoleto',
    );
    expect(atrapar(() => revisarCambioFormato(en('OBSOLETO'), { estado: 'VIGENTE' })).codigo).toBe(
      'CONFLICTO',
    );
    revisarCambioFormato(en('OBSOLETO'), { estado: 'OBSOLETO' });
    revisarCambioFormato(en('VIGENTE'), { estado: 'OBSOLETO' });
  });

  it('guarda desde cuándo y hasta cuándo estuvo vigente', () => {
    expect(camposQueCambian(en('BORRADOR'), { estado: 'VIGENTE', version: 1 }, AHORA)).toEqual({
      estado: 'VIGENTE',
      vigente_desde: AHORA,
    });
    expect(camposQueCambian(en('VIGENTE'), { estado: 'OBSOLETO' }, AHORA)).toEqual({
      estado: 'OBSOLETO',
      vigente_hasta: AHORA,
    });
    expect(camposQueCambian(en('VIGENTE'), { estado: 'VIGENTE', nombre: undefined }, AHORA)).toStrictEqual({
      estado: 'VIGENTE',
    });
    expect(camposQueCambian(en('BORRADOR'), { nombre: 'Otro', version: 1 }, AHORA)).toStrictEqual({
      nombre: 'Otro',
    });
  });
});

describe('lo que se escribe en una plantilla', () => {
  it('acepta lo que se puede llenar y nombra lo que no existe', () => {
    expect(validarDatosFormato(unFormato().datos())).toEqual(
      unFormato()
        .con({ codigo: expect.any(String) })
        .datos(),
    );
    const campos = (contenido: string) =>
      atrapar(() => validarDatosFormato(unFormato().queDice(contenido).datos())).campos;
    expect(campos('Hola, {{nadie}}. Le esperamos pronto.').contenido).toBe(
      'No existe la variable {{nadie}}: elija una de la lista',
    );
    expect(campos('Hola, {{nadie}} y {{ otro }}, {{nadie}}.').contenido).toBe(
      'No existen las variables {{nadie}}, {{otro}}: elíjalas de la lista',
    );
    expect(campos('corto').contenido).toContain('al menos 20');
    expect(campos('x'.repeat(30_001)).contenido).toContain('como máximo');
    for (const trampa of ['constructor', '__proto__', 'toString', ''])
      expect(esVariableFormato(trampa)).toBe(false);
  });

  it.each([
    '{{participante.nombre}',
    '{participante.nombre}}',
    '{{participante.nombre',
    'participante.nombre}}',
  ])('a %s le falta una llave: en el papel saldría tal cual', (mocho) => {
    for (const antes of ['', 'Apreciada familia:\n\n', '{{participante.edad}}\n\n']) {
      const escrito = unFormato().queDice(`${antes}Le escribimos a ${mocho} por {{cuenta.saldo}}.`).datos();
      expect(atrapar(() => validarDatosFormato(escrito)).campos.contenido).toBe(
        `A «${mocho}» le falta una llave: elija el dato de la lista`,
      );
    }
  });

  it.each(['CA', '1CARTA', '-', 'A'.repeat(41)])('el código %s no sirve', (codigo) => {
    expect(
      Object.keys(atrapar(() => validarDatosFormato(unFormato().conCodigo(codigo).datos())).campos),
    ).toEqual(['codigo']);
  });

  it.each(['codigo', 'nombre', 'categoria', 'contenido'])('sin %s no se crea', (campo) => {
    expect(atrapar(() => validarDatosFormato({ ...unFormato().datos(), [campo]: ' ' }))).toMatchObject({
      message: 'Código, nombre, categoría y contenido son campos obligatorios',
      campos: { [campo]: 'Este campo es obligatorio' },
    });
  });

  it('dice qué falta, y no deja cambiar el código ni lo que lleva el sistema', () => {
    expect(atrapar(() => validarDatosFormato({})).message).toBe(
      'Código, nombre, categoría y contenido son campos obligatorios',
    );
    for (const campo of ['codigo', 'edicion', 'vigente_desde', 'creado_por'])
      expect(Object.keys(atrapar(() => validarCambiosFormato({ [campo]: 'X' })).campos)).toEqual([campo]);
  });
});

describe('antes de expedir', () => {
  const ana = { nombre: 'Ana', hoy: '2026-11-21' };

  it('el paz y salvo espera a que no se deba nada', () => {
    const paz = { codigo: 'PAZ_Y_SALVO' };
    expect(impedimentoDe(paz, { nombre: 'Ana', saldo: 1 })).toContain('Ana debe $');
    expect(impedimentoDe(paz, { nombre: 'Ana', saldo: 0 })).toBeNull();
    expect(impedimentoDe(paz, { nombre: 'Ana', saldo: null })).toBeNull();
    expect(impedimentoDe({ codigo: 'EGRESO' }, { nombre: 'Ana', saldo: 1 })).toBeNull();
  });

  it('avisa de la firma del representante solo cuando es menor de edad', () => {
    const avisos = (fecha_nacimiento: string | null, categoria: 'INGRESO' | 'PRIVACIDAD' | 'FINANZAS') =>
      advertenciasDe({ categoria }, { ...ana, fecha_nacimiento });
    expect(avisos('2008-11-22', 'PRIVACIDAD')).toHaveLength(1);
    expect(avisos('2008-11-22', 'INGRESO')[0]).toContain('representante legal');
    expect(avisos('2008-11-21', 'INGRESO')).toEqual([]);
    expect(avisos('2008-11-22', 'FINANZAS')).toEqual([]);
    expect(avisos(null, 'INGRESO')).toEqual([]);
  });
});
