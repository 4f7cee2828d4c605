import { unFormato } from '@tests/builders/un-formato';
import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import {
  exigirCodigoLibre,
  MENSAJE_ID_FORMATO,
  validarCambiosFormato,
  validarDatosFormato,
} from '@/domain/formatos/datos-formato';
import {
  CATEGORIAS_FORMATO,
  ESTADOS_FORMATO,
  ETIQUETA_CATEGORIA_FORMATO,
  ETIQUETA_ESTADO_FORMATO,
  esquemaFormato,
  esquemaFormatoEnLista,
  ordenarFormatos,
  sinContenido,
  TRANSICIONES_FORMATO,
} from '@/domain/formatos/formato';
import { revisarDescarteFormato } from '@/domain/formatos/reglas-formato';
import { advertenciasDe, impedimentoDe } from '@/domain/formatos/revisar-expedicion';
import {
  esVariableReservada,
  GRUPOS_VARIABLES,
  grupoDeVariable,
  SIGNIFICADO_VARIABLE,
  VARIABLES_FORMATO,
} from '@/domain/formatos/variables-formato';
import { agruparVersiones } from '@/domain/formatos/versiones-formato';

describe('los datos de una plantilla', () => {
  it('se guardan como se escribieron y se leen como se guardaron', () => {
    const datos = {
      codigo: 'CARTA_1',
      nombre: 'Carta',
      categoria: 'FINANZAS' as const,
      contenido: 'Una carta de veinte o más caracteres.',
    };
    expect(validarDatosFormato(datos)).toEqual(datos);
    const { codigo: _fijo, ...resto } = datos;
    const cambios = { ...resto, estado: 'OBSOLETO' as const, version: 2 };
    expect(validarCambiosFormato(cambios)).toEqual(cambios);
    const guardado = {
      ...unFormato().almacenado({ id: 1, estado: 'OBSOLETO', edicion: 3 }),
      ...datos,
      vigente_desde: '2026-01-01T00:00:00Z',
      vigente_hasta: '2026-02-01T00:00:00Z',
    };
    expect(esquemaFormato.parse(guardado)).toEqual(guardado);
    expect(sinContenido(guardado)).not.toHaveProperty('contenido');
    expect(esquemaFormato.parse({ id: 1, codigo: 'A', nombre: 'B', edicion: 0 })).toMatchObject({
      categoria: 'INGRESO',
      edicion: 1,
      estado: 'BORRADOR',
      vigente_desde: null,
      contenido: '',
    });
    expect(esquemaFormatoEnLista.safeParse({ id: 1 }).success).toBe(false);
  });

  it.each([
    ['CAR', 'CAR'],
    [`A${'B'.repeat(39)}`, `A${'B'.repeat(39)}`],
    ['A_1', 'A_1'],
    ['A__B_', 'A__B_'],
    [' CARTA ', 'CARTA'],
    ['carta para el colegio', 'CARTA_PARA_EL_COLEGIO'],
    ['¡Autorización — Niños 2026!', 'AUTORIZACION_NINOS_2026'],
    ['«¡Carta!»', 'CARTA'],
  ])('el código %j se guarda %j', (codigo, guardado) => {
    expect(validarDatosFormato({ ...unFormato().datos(), codigo }).codigo).toBe(guardado);
  });

  it.each(['ab', '1CARTA', '_CARTA', '¿?', `a${'b'.repeat(40)}`])('el código %j no vale', (codigo) => {
    expect(atrapar(() => validarDatosFormato({ ...unFormato().datos(), codigo })).campos.codigo).toBe(
      'Use de 3 a 40 letras o números, y empiece por una letra',
    );
  });

  it('una plantilla nueva no toma el código de otra: sería su versión siguiente', () => {
    const carta = { ...unFormato().datos(), codigo: 'CARTA' };
    const otras = [
      { codigo: 'REGLAMENTO', nombre: 'Reglamento' },
      { codigo: 'CARTA', nombre: 'Carta de ingreso' },
    ];
    const mensaje =
      'CARTA es el código de «Carta de ingreso»: escriba otro, o cree una versión nueva de esa plantilla';
    expect(atrapar(() => exigirCodigoLibre(carta, otras))).toMatchObject({
      message: mensaje,
      campos: { codigo: mensaje },
    });
    expect(exigirCodigoLibre(carta, otras.slice(0, 1))).toBe(carta);
  });

  it('el texto va de 20 a 30.000 caracteres', () => {
    const con = (contenido: string) => () => validarCambiosFormato({ contenido });
    expect(con(` ${'x'.repeat(20)} `)()).toEqual({ contenido: 'x'.repeat(20) });
    expect(con('x'.repeat(30_000))).not.toThrow();
    expect(atrapar(con('x'.repeat(19))).campos).toEqual({ contenido: 'Escriba al menos 20 caracteres' });
    expect(atrapar(con('x'.repeat(30_001))).campos).toEqual({
      contenido: 'Escriba como máximo 30.000 caracteres: lleva 30.001',
    });
    // Quadratic reading of one long word would not end: this is what a body may bring.
    expect(atrapar(con('x'.repeat(1_000_000))).campos.contenido).toContain('lleva 1.000.000');
    expect(atrapar(con(`${'x'.repeat(30)}\u0000`)).campos.contenido).toContain('no se puede guardar');
    expect(MENSAJE_ID_FORMATO).toBe('ID de plantilla requerido');
  });

  it('lo publicado no se elimina', () => {
    expect(
      atrapar(() => revisarDescarteFormato({ nombre: 'Carta', edicion: 2, estado: 'VIGENTE' })).message,
    ).toBe('La versión 2 de «Carta» ya se publicó: no se puede eliminar');
  });
});

describe('las palabras de las plantillas', () => {
  it('categorías, en el orden de una estadía, y estados', () => {
    expect([...CATEGORIAS_FORMATO]).toEqual(['INGRESO', 'PRIVACIDAD', 'CONVIVENCIA', 'FINANZAS', 'EGRESO']);
    expect(ETIQUETA_CATEGORIA_FORMATO).toEqual({
      INGRESO: 'Ingreso',
      PRIVACIDAD: 'Privacidad',
      CONVIVENCIA: 'Convivencia',
      FINANZAS: 'Finanzas',
      EGRESO: 'Egreso',
    });
    expect(ETIQUETA_ESTADO_FORMATO).toEqual({
      BORRADOR: 'Borrador',
      VIGENTE: 'Vigente',
      OBSOLETO: 'Obsoleto',
    });
    expect([...ESTADOS_FORMATO]).toEqual(Object.keys(ETIQUETA_ESTADO_FORMATO));
    expect(TRANSICIONES_FORMATO).toEqual({ BORRADOR: ['VIGENTE'], VIGENTE: ['OBSOLETO'], OBSOLETO: [] });
  });

  it('toda variable tiene un significado y un grupo con nombre; reservadas, solo las de salud', () => {
    const grupos = new Set(VARIABLES_FORMATO.map(grupoDeVariable));
    expect([...grupos].sort()).toEqual(Object.keys(GRUPOS_VARIABLES).sort());
    for (const palabras of [...Object.values(SIGNIFICADO_VARIABLE), ...Object.values(GRUPOS_VARIABLES)])
      expect(palabras).toMatch(/^\p{Lu}.{2,}/u);
    expect(VARIABLES_FORMATO.filter(esVariableReservada)).toEqual([
      'salud.alergias',
      'salud.medicamentos',
      'salud.sustancia_principal',
      'salud.antecedentes',
    ]);
  });
});

describe('antes de expedir, con todas sus letras', () => {
  it('lo que se debe y quién firma', () => {
    expect(impedimentoDe({ codigo: 'PAZ_Y_SALVO' }, { nombre: 'Ana', saldo: 5_000 })).toBe(
      'Ana debe $\u00a05.000: registre los pagos antes de expedir el paz y salvo',
    );
    const avisos = (fecha_nacimiento: string) =>
      advertenciasDe({ categoria: 'INGRESO' }, { nombre: 'Ana', fecha_nacimiento, hoy: '2026-11-21' });
    expect(avisos('2026-11-21')).toEqual([
      'Ana es menor de edad: debe firmar también su representante legal',
    ]);
    expect(avisos('2026-11-22')).toEqual([]);
  });
});

describe('el orden de las plantillas', () => {
  const de = (codigo: string, edicion: number, campos: object = {}) =>
    unFormato()
      .conCodigo(codigo)
      .con(campos)
      .almacenado({ id: `${codigo}${edicion}`, edicion });

  it('por código y, en cada uno, primero la última versión', () => {
    const orden = ordenarFormatos([de('B', 1), de('A', 1), de('B', 3), de('B', 2), de('C', 1)]);
    expect(orden.map(({ id }) => id)).toEqual(['A1', 'B3', 'B2', 'B1', 'C1']);
  });

  it('agrupadas, por categoría y después por nombre sin tildes', () => {
    const grupos = agruparVersiones([
      de('D', 1, { categoria: 'EGRESO', nombre: 'Acta' }),
      de('C', 1, { categoria: 'INGRESO', nombre: 'zapato' }),
      de('B', 1, { categoria: 'INGRESO', nombre: 'Árbol' }),
      de('A', 1, { categoria: 'INGRESO', nombre: 'Mesa' }),
    ]);
    expect(grupos.map(({ actual }) => actual.codigo)).toEqual(['B', 'A', 'C', 'D']);
  });

  it('las del mismo nombre quedan como venían', () => {
    const grupos = agruparVersiones([de('A', 1, { nombre: 'Carta' }), de('B', 1, { nombre: 'CARTA' })]);
    expect(grupos.map(({ actual }) => actual.codigo)).toEqual(['A', 'B']);
  });
});
