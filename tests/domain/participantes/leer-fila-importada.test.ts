import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import {
  advertenciasFilaImportada,
  rechazosDeParticipante,
} from '@/domain/participantes/importacion-participantes';
import { crearLectorDeFilas } from '@/domain/participantes/leer-fila-importada';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Celda } from '@/domain/shared/lectura/celda';

type Celdas = Partial<Record<string, Celda>>;
const leer = (celdas: Celdas, tituloDocumento = '') =>
  crearLectorDeFilas({
    leerSede: (texto) => (texto === 'Casa Bello' ? { valor: 7 } : { rechazo: 'No se reconoce' }),
    columnaDeArea: [],
    tituloDocumento,
    hoy: '2026-11-24',
  })(celdas);
const ANA = { nombre: 'Ana Ríos', telefono: '3001234567' };

describe('un nombre que es una fórmula sin calcular', () => {
  const formula = { formula: '=CONCATENATE(A1,B1)' };

  it('se rechaza donde está, y escrito otra vez vale', () => {
    expect(leer({ ...ANA, nombre: formula }).rechazos.nombre).toMatch(/^Fórmula sin calcular/);
    expect(leer({ ...ANA, nombre: formula, apellidos: 'Ríos' }).rechazos.nombre).toMatch(/^Fórmula/);
    expect(leer({ ...ANA, apellidos: formula }).rechazos.apellidos).toMatch(/^Fórmula sin calcular/);
    expect(leer({ ...ANA, apellidos: '' }).rechazos).toEqual({});
  });
});

describe('quien responde por la persona, en columnas aparte', () => {
  const lista = (celdas: Celdas) => leer({ nombre: 'Ana Ríos', ...celdas });

  it('es el contacto de emergencia, y su teléfono el de quien no tiene', () => {
    const celdas = {
      contacto_emergencia: 'ROSA RÍOS',
      parentesco_contacto: 'mamá',
      telefono_contacto: '310 765 4321 / 604 482 1133',
    };
    expect(lista(celdas)).toEqual({
      entrada: {
        nombre: 'Ana Ríos',
        contacto_emergencia: 'ROSA RÍOS (mamá), 310 765 4321 / 604 482 1133',
        telefono: '3107654321',
      },
      rechazos: {},
    });
    expect(lista({ ...celdas, telefono: '300 123 4567' }).entrada.telefono).toBe('3001234567');
  });

  it.each<[Celdas, string]>([
    [{ contacto_emergencia: 'Rosa', telefono_contacto: 3_107_654_321 }, 'Rosa, 3107654321'],
    [{ contacto_emergencia: 'Rosa', parentesco_contacto: 'tía', telefono_contacto: 'N/A' }, 'Rosa (tía)'],
    [{ parentesco_contacto: 'Hermano', telefono_contacto: '3107654321' }, 'Hermano, 3107654321'],
    [{ telefono_contacto: '3107654321' }, '3107654321'],
    [{ contacto_emergencia: 'Rosa, 310 765 4321' }, 'Rosa, 310 765 4321'],
  ])('%j es %j', (celdas, contacto) => {
    expect(lista({ telefono: '3001234567', ...celdas })).toMatchObject({
      entrada: { contacto_emergencia: contacto, telefono: '3001234567' },
      rechazos: {},
    });
  });

  it('sin número que se entienda, el teléfono sigue faltando', () => {
    const { entrada } = lista({ contacto_emergencia: 'Rosa', telefono_contacto: 'el de la tienda' });
    expect(entrada).toEqual({ nombre: 'Ana Ríos', contacto_emergencia: 'Rosa, el de la tienda' });
  });

  it('una fórmula sin calcular se rechaza donde está', () => {
    const formula = { formula: '=B2' };
    const { entrada, rechazos } = leer({ ...ANA, contacto_emergencia: 'Rosa', telefono_contacto: formula });
    expect(rechazos.telefono_contacto).toMatch(/^Fórmula sin calcular/);
    expect(entrada.contacto_emergencia).toBe('Rosa');
  });
});

describe('una fila de un archivo', () => {
  it('se lee como la escribe la gente', () => {
    const { entrada, rechazos } = leer({
      nombre: 'Ana Ríos',
      telefono: '+57 300 123 4567',
      tipo_documento: 'C.C.',
      numero_documento: '1.020.304.050',
      fecha_nacimiento: '5/3/1990',
      area: 'mujer',
      email: 'ana@ejemplo.co',
      sede_id: 'Casa Bello',
      programa: 'internado',
      fase: 'Acogida',
      estado: 'En permiso',
      fecha_ingreso: '3/4/26',
      fecha_egreso_prevista: { fecha: '2026-10-03' },
      valor_mensualidad: '$ 850.000',
      dia_pago: '5',
      beca_porcentaje: '50 %',
      observaciones: 'Llega sola',
    });
    expect(rechazos).toEqual({});
    expect(entrada).toEqual({
      nombre: 'Ana Ríos',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: '1020304050',
      fecha_nacimiento: '1990-03-05',
      area: 'MUJERES',
      email: 'ana@ejemplo.co',
      sede_id: 7,
      programa: 'INTERNADO',
      fase: 'ACOGIDA',
      estado: 'CON_PERMISO',
      fecha_ingreso: '2026-04-03',
      fecha_egreso_prevista: '2026-10-03',
      valor_mensualidad: 850_000,
      dia_pago: 5,
      beca_porcentaje: 50,
      observaciones: 'Llega sola',
    });
    expect(validarDatosParticipante(entrada)).toEqual(entrada);
  });

  it('las celdas vacías no están', () => {
    expect(leer({ ...ANA, eps: '', fecha_ingreso: '' })).toEqual({ entrada: ANA, rechazos: {} });
  });

  it('los apellidos en su columna son parte del nombre', () => {
    expect(leer({ ...ANA, nombre: 'Ana', apellidos: 'Ríos Gil' }).entrada).toEqual({
      ...ANA,
      nombre: 'Ana Ríos Gil',
    });
    expect(leer({ ...ANA, apellidos: '' }).entrada).toEqual(ANA);
    expect(leer({ telefono: ANA.telefono, apellidos: 'Ríos' }).entrada).toEqual({ ...ANA, nombre: 'Ríos' });
    expect(leer({ ...ANA, nombre: '', apellidos: '' }).entrada).toEqual({ telefono: ANA.telefono });
  });

  it('las de números de un libro valen por lo que muestran', () => {
    const { entrada, rechazos } = leer({
      nombre: 'Ana Ríos',
      telefono: 3_001_234_567,
      tipo_documento: 'CC',
      numero_documento: 1.02030405e9,
      valor_mensualidad: 850_000,
      fecha_ingreso: 46_115,
      direccion: 12,
    });
    expect(rechazos).toEqual({});
    expect(entrada).toEqual({
      ...ANA,
      tipo_documento: 'CC',
      numero_documento: '1020304050',
      valor_mensualidad: 850_000,
      fecha_ingreso: '2026-04-03',
      direccion: '12',
    });
  });

  it('lo que no se entiende se rechaza, con todo lo demás que la fila tenga mal', () => {
    const { entrada, rechazos } = leer({
      nombre: 'A',
      telefono: '12',
      sede_id: '7',
      estado: 'Internado',
      fecha_ingreso: '4/13/2026',
      valor_mensualidad: '850.000,50',
      dia_pago: '31',
    });
    expect(entrada).toMatchObject({ valor_mensualidad: '850.000,50', fecha_ingreso: '4/13/2026' });
    expect(rechazos).toEqual({
      nombre: 'Escriba al menos 3 caracteres',
      telefono: expect.stringContaining('Escriba un celular'),
      sede_id: 'No se reconoce',
      estado: 'No se reconoce; escriba Preingreso, Activo, Con permiso o Egresado',
      fecha_ingreso: 'Escriba la fecha con el día primero, por ejemplo 3/4/2026',
      valor_mensualidad: 'Escriba el valor sin centavos: 850.000',
      dia_pago: 'El valor máximo es 28',
    });
  });

  it('de una rechazada se dicen también las reglas entre los campos que están bien', () => {
    const fila = leer({
      ...ANA,
      telefono: '12',
      dia_pago: '31',
      tipo_documento: 'CC',
      fecha_ingreso: '5/5/26',
      fecha_egreso_prevista: '4/5/26',
    });
    expect(rechazosDeParticipante(fila, '2026-11-24')).toEqual({
      ...fila.rechazos,
      numero_documento: 'Escriba el número de documento',
      fecha_egreso_prevista: 'La fecha prevista no puede ser anterior al ingreso',
    });
  });

  it('una fila que se entiende deja los límites y las reglas entre campos a quien la recibe', () => {
    expect(leer({ ...ANA, dia_pago: '31' }).rechazos).toEqual({});
  });

  it.each<[string, string, string]>([
    ['CC 1.020.304.050', '', 'CC'],
    ['C.C. 1.020.304.050', 'Documento', 'CC'],
    ['T.I. 1.020.304.050', 'Documento', 'TI'],
    ['1.020.304.050', 'Cédula', 'CC'],
    ['1.020.304.050', 'No. de cédula', 'CC'],
    ['1.020.304.050', 'C.C.', 'CC'],
    ['1.020.304.050', 'Número de cédula', 'CC'],
    ['1.020.304.050', 'Numero cedula', 'CC'],
    ['1.020.304.050', ' Nro. de cédula', 'CC'],
    ['1.020.304.050', 'N° de cédula', 'CC'],
    ['1.020.304.050', 'Permiso por protección temporal', 'PPT'],
    ['CC 1.020\n304.050', 'Documento', 'CC'],
    ['1020304050', 'Tarjeta de identidad', 'TI'],
    ['CE 1.020.304.050', 'Cédula', 'CE'],
  ])('sin tipo, %j bajo %j dice cuál es: %s', (numero, titulo, tipo) => {
    expect(leer({ ...ANA, numero_documento: numero }, titulo)).toEqual({
      entrada: { ...ANA, tipo_documento: tipo, numero_documento: '1020304050' },
      rechazos: {},
    });
  });

  it('un título que no dice el tipo no lo pone, y el tipo de la fila manda sobre el título', () => {
    expect(leer({ ...ANA, numero_documento: '1020304' }, 'Identificación').entrada).not.toHaveProperty(
      'tipo_documento',
    );
    expect(
      leer({ ...ANA, numero_documento: '1020304', tipo_documento: 'PPT' }, 'Cédula').entrada,
    ).toMatchObject({
      tipo_documento: 'PPT',
    });
    expect(leer(ANA, 'Cédula').entrada).toEqual(ANA);
    expect(leer({ ...ANA, numero_documento: '' }, 'Cédula').entrada).toEqual(ANA);
    const ilegible = leer({ ...ANA, numero_documento: '1.02', tipo_documento: 'NIT' }, 'Cédula');
    expect(ilegible.entrada).toMatchObject({ numero_documento: '1.02', tipo_documento: 'NIT' });
  });

  it.each(['CC1020304050', 'CC 1020304050A'])('las letras que son de %j no dicen un tipo', (numero) => {
    expect(leer({ ...ANA, numero_documento: numero }, 'Documento').entrada).not.toHaveProperty(
      'tipo_documento',
    );
  });

  it.each(['CC 1.020.304.050', '1.020.304.050'])('%j en una fila que dice CC es eso mismo', (numero) => {
    expect(leer({ ...ANA, tipo_documento: 'CC', numero_documento: numero }, 'Documento')).toEqual({
      entrada: { ...ANA, tipo_documento: 'CC', numero_documento: '1020304050' },
      rechazos: {},
    });
  });

  it('de un tipo que no se entiende se señala el tipo, y no el número', () => {
    const { rechazos } = leer({ ...ANA, tipo_documento: 'NIT', numero_documento: 'CC 1.020.304.050' });
    expect(Object.keys(rechazos)).toEqual(['tipo_documento']);
  });

  it('un número que dice otro tipo que la fila se rechaza', () => {
    expect(leer({ ...ANA, tipo_documento: 'TI', numero_documento: 'CC 1.020.304.050' }).rechazos).toEqual({
      numero_documento: 'Dice CC, y el tipo de documento es TI: deje uno de los dos',
    });
  });

  it('cada campo lee lo mismo que un formulario o una llamada que envía ese texto', () => {
    const juzgar = (campo: string, valor: unknown): { valor: unknown } | 'rechazado' => {
      try {
        const datos = validarDatosParticipante({ ...ANA, [campo]: valor }) as Record<string, unknown>;
        return { valor: datos[campo] };
      } catch (error) {
        if (!esErrorAplicacion(error)) throw error;
        return 'rechazado';
      }
    };
    const campos = ['telefono', 'fecha_ingreso', 'valor_mensualidad', 'dia_pago', 'beca_porcentaje'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...campos),
        fc.oneof(
          fc.stringMatching(/^[-\d.,'/ $+%]{1,14}$/),
          fc.constantFrom(
            '850.000',
            "1'200.000",
            '3/4/26',
            '03/04/2026',
            '4/13/2026',
            '+57 300 123 4567',
            '850.000,50',
          ),
        ),
        (campo, texto) => {
          fc.pre(texto.trim() !== '');
          expect(juzgar(campo, leer({ ...ANA, [campo]: texto }).entrada[campo])).toEqual(
            juzgar(campo, texto),
          );
        },
      ),
    );
  });
});

describe('el documento bajo un título que dice dos tipos', () => {
  const TITULO = 'C.C / T.I.';
  const con = (celdas: Celdas, titulo = TITULO) =>
    leer({ ...ANA, numero_documento: '1.020.304.050', ...celdas }, titulo).entrada.tipo_documento;

  it.each<[string, Celdas, string | undefined]>([
    ['un menor de 18', { fecha_nacimiento: '25/11/2008' }, 'TI'],
    ['quien los cumple hoy', { fecha_nacimiento: '24/11/2008' }, 'CC'],
    ['un menor de siete, que no tiene ninguno de los dos', { fecha_nacimiento: '1/1/2022' }, undefined],
    ['sin fecha', {}, undefined],
    ['una fecha que no se entiende', { fecha_nacimiento: 'no sabe' }, undefined],
    ['lo que dice el número gana', { fecha_nacimiento: '5/3/1990', numero_documento: 'TI 1020304050' }, 'TI'],
  ])('%s', (_, celdas, tipo) => {
    expect(con(celdas)).toBe(tipo);
  });

  it.each([
    ['CC o TI', 'CC'],
    ['Cédula o tarjeta de identidad', 'CC'],
    ['Documento (CC/TI)', 'CC'],
    ['RC / TI / CC', 'CC'],
    ['CC / CE / TI', undefined],
    ['Documento', undefined],
  ])('«%s» es %s', (titulo, tipo) => {
    expect(con({ fecha_nacimiento: '5/3/1990' }, titulo)).toBe(tipo);
  });
});

describe('una beca escrita donde va la mensualidad', () => {
  it.each<[Celda, number | undefined]>([
    ['BECADO', 100],
    ['Beca 100%', 100],
    ['beca 50 %', 50],
    ['Media beca', 50],
    ['becada al 30', 30],
    ['beca 150', undefined],
    ['pendiente', undefined],
    [{ formula: '=A1' }, undefined],
  ])('%j es una beca de %s', (valor_mensualidad, beca_porcentaje) => {
    expect(leer({ ...ANA, valor_mensualidad }).entrada.beca_porcentaje).toBe(beca_porcentaje);
  });

  it('toda es de cero pesos; en parte no deja valor propio, y la columna de la beca dice más', () => {
    expect(leer({ ...ANA, valor_mensualidad: 'BECADO' }).entrada.valor_mensualidad).toBe(0);
    expect(leer({ ...ANA, valor_mensualidad: 'Media beca' }).entrada).not.toHaveProperty('valor_mensualidad');
    expect(leer({ ...ANA, valor_mensualidad: 'BECADO', beca_porcentaje: '60' })).toEqual({
      entrada: { ...ANA, beca_porcentaje: 60 },
      rechazos: {},
    });
  });

  it('lo que no se llama beca deja dicho cómo estaba en la lista', () => {
    expect(leer({ ...ANA, valor_mensualidad: 'EXONERADO', observaciones: 'Llegó en bus' }).entrada).toEqual({
      ...ANA,
      valor_mensualidad: 0,
      beca_porcentaje: 100,
      observaciones: 'Llegó en bus\nEn la lista, su mensualidad decía «EXONERADO».',
    });
  });

  it('se advierte en su celda', () => {
    expect(advertenciasFilaImportada({}, '2026-11-24', { valor_mensualidad: 'Media beca' })).toEqual({
      valor_mensualidad: 'Queda con beca del 50 % del valor de la fundación. Si es de otro valor, escríbalo',
    });
  });
});
