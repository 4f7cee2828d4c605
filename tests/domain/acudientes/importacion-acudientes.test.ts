import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import {
  advertenciasAcudiente,
  crearLectorDeAcudientes,
  decidirAcudientes,
  elegirPrincipal,
  marcadasPrimero,
} from '@/domain/acudientes/importacion-acudientes';
import type { CeldasDeFila } from '@/domain/shared/importacion/columna';

const persona = (id: number, nombre: string, numero_documento: string | null, archivado = false) => ({
  id,
  nombre,
  numero_documento,
  archivado_en: archivado ? '2026-01-01T00:00:00Z' : null,
});
const GENTE = [
  persona(1, 'Ana Ríos Mesa', '1020304050'),
  persona(2, 'Luis Gil', null),
  persona(3, 'Luis Gil', '99', true),
  persona(4, 'Eva Paz', '7'),
  persona(5, 'Eva Paz', '8'),
];
const leer = (celdas: CeldasDeFila, tituloDocumento = '') =>
  crearLectorDeAcudientes({ participantes: GENTE, tituloDocumento })(celdas);

const ROSA = {
  id_participante: '1.020.304.050',
  nombres: 'Rosa',
  apellidos: 'Mesa',
  numero_documento: '43.500.600',
};

describe('un acudiente como lo escribe la gente', () => {
  it('se lee con sus puntos, sus palabras y su participante por el documento', () => {
    const { entrada, rechazos } = leer(
      {
        ...ROSA,
        numero_documento: 'CC 43.500.600',
        parentesco: 'Mamá',
        telefono: '+57 300 765-4321',
        es_principal: 'x',
        es_emergencia: 'SI',
        autorizado_informacion: 'no',
      },
      'Documento',
    );
    expect(rechazos).toEqual({});
    expect(entrada).toEqual({
      id_participante: 1,
      nombres: 'Rosa',
      apellidos: 'Mesa',
      tipo_documento: 'CC',
      numero_documento: '43500600',
      parentesco: 'MADRE',
      telefono: '3007654321',
      es_principal: true,
      es_emergencia: true,
      autorizado_informacion: false,
    });
  });

  it.each([
    ['ana rios mesa', 1],
    ['Ana Ríos-Mesa', 1],
    ['luis gil', 2],
    ['99', 3],
  ])('el participante %j es el %j', (escrito, id) => {
    const { entrada, rechazos } = leer({ ...ROSA, id_participante: escrito });
    expect([entrada.id_participante, rechazos.id_participante]).toEqual([id, undefined]);
  });

  it.each([
    ['Ríos Ana', 'No hay nadie con ese nombre completo; ¿es Ana Ríos Mesa?'],
    ['Eva Paz', 'Hay más de una persona con ese nombre: escriba su documento'],
    ['Nadie Aquí', /^No hay nadie con ese nombre completo; escriba su documento/],
    ['Eva', /^Hay más de una persona con esas palabras en su nombre: escriba su documento/],
    ['N/A', /^No dice quién es: escriba su documento/],
    ['123', 'No hay ningún participante con ese documento'],
    ['12.34', 'Revise los puntos: por ejemplo 1.020.304.050'],
  ])('con %j no se sabe quién es, y lo dice', (escrito, dicho) => {
    expect(leer({ ...ROSA, id_participante: escrito }).rechazos.id_participante).toMatch(dicho);
  });

  it('donde falta el documento del participante vale su nombre', () => {
    const { id_participante: _, ...sinDocumento } = ROSA;
    const fila = { ...sinDocumento, nombre_participante: 'LUIS GIL' };
    for (const id_participante of [undefined, 'N/A'])
      expect(leer(id_participante ? { ...fila, id_participante } : fila)).toMatchObject({
        entrada: { id_participante: 2, nombres: 'Rosa' },
        rechazos: {},
      });
    expect(leer({ ...fila, nombre_participante: 'Nadie Aquí' }).rechazos).toEqual({
      nombre_participante: expect.stringMatching(/^No hay nadie con ese nombre completo/),
    });
    expect(leer(sinDocumento).rechazos).toHaveProperty('id_participante');
  });

  it('con el documento de un participante y el nombre de otro, no se sabe de quién responde', () => {
    const porQue = 'Ese documento es de Ana Ríos Mesa y el nombre, de Luis Gil: corrija el que no es';
    expect(leer({ ...ROSA, nombre_participante: 'Luis Gil' }).rechazos).toEqual({
      id_participante: porQue,
      nombre_participante: porQue,
    });
  });

  it.each([
    ['CÉDULA ACUDIENTE', 'CC'],
    ['No. de cédula del acudiente', 'CC'],
    ['C.C. acudiente', 'CC'],
    ['Num. Ced.', 'CC'],
    ['Cédula de extranjería del familiar', 'CE'],
    ['Documento del acudiente', undefined],
  ])('el título %j dice el tipo: %s', (titulo, tipo) => {
    expect(leer(ROSA, titulo).entrada.tipo_documento).toBe(tipo);
  });

  it('el tipo del título es para el número que no dice el suyo, y sin número no hay tipo', () => {
    const tipo = (cambios: CeldasDeFila) =>
      leer({ ...ROSA, ...cambios }, 'Cédula acudiente').entrada.tipo_documento;
    expect(tipo({})).toBe('CC');
    expect(tipo({ numero_documento: 'CE 435006' })).toBe('CE');
    expect(tipo({ tipo_documento: 'TI' })).toBe('TI');
    expect(tipo({ numero_documento: '' })).toBeUndefined();
  });

  it('las reglas de una creación se dicen con las de las celdas', () => {
    expect(leer({ ...ROSA, numero_documento: '', es_emergencia: 'Sí', parentesco: 'jefe' }).rechazos).toEqual(
      {
        numero_documento: 'Este campo es obligatorio',
        parentesco: expect.stringMatching(/^No se reconoce; escriba Madre/),
        telefono: 'Un contacto de emergencia necesita un teléfono',
      },
    );
    expect(leer({ ...ROSA, es_emergencia: 'Sí' }).rechazos).toEqual({
      telefono: 'Un contacto de emergencia necesita un teléfono',
    });
  });
});

describe('el nombre en una sola columna', () => {
  const enUna = { id_participante: '99', numero_documento: '1', nombre_completo: 'Carlos Alberto Gil' };

  it('el que puede cortarse en otra parte se advierte, y lo que se escriba aparte manda', () => {
    const porQue = 'Venía en una sola columna: revise dónde terminan los nombres';
    expect(advertenciasAcudiente(enUna)).toEqual({ nombres: porQue, apellidos: porQue });
    const corregida = { ...enUna, apellidos: 'Gil' };
    expect(leer(corregida).entrada).toMatchObject({ nombres: 'Carlos Alberto', apellidos: 'Gil' });
    expect(advertenciasAcudiente(corregida)).toEqual({});
    expect(leer({ ...enUna, nombres: 'Carlos Alberto' }).entrada).toMatchObject({
      nombres: 'Carlos Alberto',
      apellidos: 'Gil',
    });
  });

  it('sin columna de apellidos, el nombre es el completo; con ella vacía, falta el apellido', () => {
    const { nombre_completo: nombres, ...otras } = enUna;
    expect(leer({ ...otras, nombres }).entrada).toMatchObject({
      nombres: 'Carlos',
      apellidos: 'Alberto Gil',
    });
    expect(leer({ ...otras, nombres, apellidos: 'gil' }).entrada).toMatchObject({
      nombres: 'Carlos Alberto',
    });
    expect(leer({ ...otras, nombres: 'Carlos', apellidos: '' }).rechazos).toHaveProperty('apellidos');
  });
});

it('repite quien ya responde por el mismo participante, guardado o del archivo', () => {
  const guardada = esquemaAcudiente.parse({
    id: 9,
    id_participante: '1',
    numero_documento: '43500600',
    nombres: 'Rosa',
    apellidos: 'Mesa',
  });
  const filas = [
    leer(ROSA),
    leer({ ...ROSA, id_participante: 'Luis Gil' }),
    leer({ ...ROSA, id_participante: 'Luis Gil', nombres: 'ROSA' }),
    leer({ ...ROSA, id_participante: 'Nadie' }),
  ];
  expect(decidirAcudientes(filas, [guardada])).toMatchObject([
    { resultado: 'DUPLICADA', id: 9 },
    { resultado: 'CREADA' },
    { resultado: 'DUPLICADA', repite_fila: 1 },
    { resultado: 'RECHAZADA' },
  ]);
});

it('el papá con la cédula de la mamá no se da por conocido: dice de quién es', () => {
  const LUIS = { ...ROSA, id_participante: 'Luis Gil' };
  const filas = [leer(LUIS), leer({ ...LUIS, nombres: 'Pedro', apellidos: 'Gil' })];
  expect(decidirAcudientes(filas, [])).toMatchObject([
    { resultado: 'CREADA' },
    {
      resultado: 'RECHAZADA',
      campos: {
        numero_documento: 'Ese documento es de Rosa Mesa: corríjalo, u omita la fila si es la misma persona',
      },
    },
  ]);
  const conOtro = [leer(LUIS), leer({ ...LUIS, nombres: 'Pedro', apellidos: 'Gil', parentesco: 'jefe' })];
  expect(Object.keys(decidirAcudientes(conOtro, [])[1]?.campos ?? {}).sort()).toEqual([
    'numero_documento',
    'parentesco',
  ]);
  const sinNombres = [leer(LUIS), leer({ ...LUIS, nombres: '' })];
  expect(decidirAcudientes(sinNombres, [])[1]?.campos).toEqual({ nombres: 'Este campo es obligatorio' });
});

describe('a quién se llama primero, si el archivo no lo dice', () => {
  const principales = (
    filas: readonly CeldasDeFila[],
    guardados: readonly { id_participante: number }[] = [],
    rechazadas: readonly number[] = [],
  ) => {
    const leidas = filas.map((celdas) => leer({ ...ROSA, ...celdas }));
    const comoSeEnvia = elegirPrincipal(leidas, guardados);
    return leidas.map(
      (fila) => comoSeEnvia(fila, (otra) => rechazadas.includes(leidas.indexOf(otra))).es_principal ?? null,
    );
  };
  const LUIS = { id_participante: 'Luis Gil' };

  it('al primero de quien no tiene ninguno', () => {
    expect(principales([{}, LUIS, {}])).toEqual([true, true, null]);
    expect(principales([{}, LUIS], [{ id_participante: 1 }])).toEqual([null, true]);
  });

  it('si el servicio no acepta al primero, al siguiente de esa persona', () => {
    expect(principales([{}, LUIS, {}, {}], [], [0])).toEqual([null, true, true, null]);
    expect(principales([{}, { estado: 'Inactivo' }, {}, LUIS], [], [0, 3])).toEqual([null, null, true, null]);
  });

  it('nunca a quien el archivo trae inactivo, si hay otro', () => {
    expect(principales([{ estado: 'Inactivo' }, { estado: 'Activo' }])).toEqual([null, true]);
  });

  it('si el servicio no acepta al que el archivo marca, otro: nadie queda sin a quién llamar', () => {
    const MARCADA = { es_principal: 'Sí' };
    expect(principales([MARCADA, {}, {}], [], [0])).toEqual([true, true, null]);
    expect(principales([{ es_principal: 'No' }, MARCADA, {}], [], [1])).toEqual([false, true, true]);
    expect(principales([MARCADA, { es_principal: 'No' }], [], [0])).toEqual([true, true]);
    expect(principales([MARCADA, { es_principal: 'No', estado: 'Inactivo' }], [], [0])).toEqual([
      true,
      false,
    ]);
    expect(principales([MARCADA, {}], [{ id_participante: 1 }], [0])).toEqual([true, null]);
    const filas = [{}, MARCADA, LUIS].map((celdas) => leer({ ...ROSA, ...celdas }));
    expect(marcadasPrimero(filas)).toEqual([filas[1], filas[0], filas[2]]);
  });

  it('lo que el archivo marca manda, también si dice que no', () => {
    expect(principales([{}, { es_principal: 'Sí' }])).toEqual([null, true]);
    expect(principales([{ es_principal: 'No' }, {}])).toEqual([false, true]);
  });
});

it('de una celda cualquiera sale lo que quiere decir o por qué no, y nunca una falla', () => {
  const celda = fc.oneof(fc.string(), fc.double(), fc.constantFrom('x', 'Sí', '3/4/26', '1.020'));
  const campos = [
    'id_participante',
    'nombres',
    'apellidos',
    'nombre_completo',
    'numero_documento',
    'telefono',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...campos, 'es_emergencia', 'parentesco'), celda), (celdas) => {
      const { entrada, rechazos } = leer(celdas as CeldasDeFila);
      if (Object.keys(rechazos).length === 0) expect(entrada.id_participante).toBeTypeOf('number');
    }),
  );
});

describe('un nombre que es una fórmula sin calcular', () => {
  const formula = { formula: '=A1&B1' };

  it.each(['nombres', 'apellidos'])('se rechaza en %s, donde está', (campo) => {
    const celdas = { nombres: 'Ana', apellidos: 'Ríos', [campo]: formula };
    expect(leer(celdas).rechazos[campo]).toMatch(/^Fórmula sin calcular/);
  });

  it('en una sola columna se rechaza en los nombres, y escrito allí vale', () => {
    expect(leer({ nombre_completo: formula }).rechazos.nombres).toMatch(/^Fórmula sin calcular/);
    const { entrada, rechazos } = leer({ nombre_completo: formula, nombres: 'Ana', apellidos: 'Ríos' });
    expect(rechazos.nombres).toBeUndefined();
    expect(entrada).toMatchObject({ nombres: 'Ana', apellidos: 'Ríos' });
  });
});
