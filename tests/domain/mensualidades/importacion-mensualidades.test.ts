import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import {
  advertenciasMensualidad,
  conNombreEntero,
  crearLectorDeMensualidades,
  decidirMensualidades,
} from '@/domain/mensualidades/importacion-mensualidades';

const GENTE = [
  { id: 1, nombre: 'Ana Ríos', numero_documento: '1020304050', archivado_en: null },
  { id: 2, nombre: 'Luis Gil', numero_documento: null, archivado_en: null },
];
const leerMensualidad = crearLectorDeMensualidades(GENTE);

describe('lo que se debía, de un archivo', () => {
  it.each([
    ['nov 2026', '2026-11'],
    ['11/2026', '2026-11'],
    ['2026-11', '2026-11'],
    [{ fecha: '2026-11-01' }, '2026-11'],
    ['2026-11-01', '2026-11'],
    ['2026-11-1', '2026-11'],
    ['2026/11/01 0:00', '2026-11'],
    ['11 / 2026', '2026-11'],
    ['nov-26', '2026-11'],
    [46_327, '2026-11'],
  ])('el mes %j es %s', (mes, periodo) => {
    expect(leerMensualidad({ participante_id: 'ana rios', periodo: mes, valor: '850.000' })).toEqual({
      entrada: { participante_id: 1, periodo, valor: 850_000 },
      rechazos: {},
    });
  });

  it('lo que se anuló no se debe otra vez; lo demás que diga su estado no cambia nada', () => {
    const fila = { participante_id: '1020304050', periodo: '11/2026', valor: '850.000' };
    const estado = 'Se anuló y no cuenta: deje la fila por fuera, o borre esta palabra si no fue así';
    for (const anulada of ['Anulada', 'ANULADO', ' anulada en marzo'])
      expect(leerMensualidad({ ...fila, estado: anulada }).rechazos).toEqual({ estado });
    for (const otro of ['Pendiente', 'Pagada', 'Con abono', ''])
      expect(leerMensualidad({ ...fila, estado: otro })).toEqual(leerMensualidad(fila));
  });

  it('lo exonerado no se debe: entra con todo el valor de descuento, y lo que no se entiende se dice una vez', () => {
    const fila = { participante_id: '1020304050', periodo: '11/2026', valor: '850.000', estado: 'Exonerada' };
    expect(leerMensualidad(fila)).toEqual({
      entrada: { participante_id: 1, periodo: '2026-11', valor: 850_000, descuento: 850_000 },
      rechazos: {},
    });
    expect(Object.keys(leerMensualidad({ ...fila, valor: 'mucho' }).rechazos)).toEqual(['valor']);
  });

  it.each(['-', ' -   ', '$ -', ' $-   ', '–'])(
    'un descuento %j es cómo una hoja contable escribe que no hay',
    (descuento) => {
      const fila = { participante_id: '1020304050', periodo: '11/2026', valor: '850.000' };
      const sin = { participante_id: 1, periodo: '2026-11', valor: 850_000, descuento: 0 };
      expect(leerMensualidad({ ...fila, descuento })).toEqual({ entrada: sin, rechazos: {} });
      // What is owed is never supposed.
      expect(leerMensualidad({ ...fila, valor: descuento }).rechazos).toHaveProperty('valor');
      expect(leerMensualidad({ ...fila, descuento: `${descuento}1` }).rechazos).toHaveProperty('descuento');
    },
  );

  it('donde falta el documento vale el nombre, y con documento el nombre no dice nada', () => {
    const fila = { periodo: '11/2026', valor: '850.000' };
    const entrada = { participante_id: 2, periodo: '2026-11', valor: 850_000 };
    expect(leerMensualidad({ ...fila, nombre_participante: 'LUIS GIL' })).toEqual({ entrada, rechazos: {} });
    expect(
      leerMensualidad({ ...fila, participante_id: '1020304050', nombre_participante: 'Nadie Aquí' }),
    ).toEqual({
      entrada: { ...entrada, participante_id: 1 },
      rechazos: {},
    });
    expect(leerMensualidad({ ...fila, nombre_participante: 'Nadie Aquí' }).rechazos).toEqual({
      nombre_participante:
        'No hay nadie con ese nombre completo; escriba su documento o su nombre como está en Participantes',
    });
  });

  it.each(['N/A', 'no tiene', '-', '0'])('%j en el documento es como no tenerlo', (participante_id) => {
    const fila = { participante_id, periodo: '11/2026', valor: '850.000' };
    expect(leerMensualidad({ ...fila, nombre_participante: 'Luis Gil' })).toMatchObject({
      entrada: { participante_id: 2 },
      rechazos: {},
    });
    expect(leerMensualidad({ ...fila, nombre_participante: 'Nadie Aquí' }).rechazos).toHaveProperty(
      'participante_id',
    );
  });

  it.each(['Carlos', '123', 'Carlos Ruiz'])(
    '%j en el documento puede ser otra persona',
    (participante_id) => {
      const fila = { participante_id, nombre_participante: 'Luis Gil', periodo: '11/2026', valor: '850.000' };
      expect(leerMensualidad(fila).rechazos).toHaveProperty('participante_id');
    },
  );

  it('el documento de una persona con el nombre de otra no se carga a ninguna', () => {
    const fila = { participante_id: '1020304050', periodo: '11/2026', valor: '850.000' };
    const porQue = 'Ese documento es de Ana Ríos y el nombre, de Luis Gil: corrija el que no es';
    // Either may be the wrong one: both can be written again.
    expect(leerMensualidad({ ...fila, nombre_participante: 'Luis Gil' }).rechazos).toEqual({
      participante_id: porQue,
      nombre_participante: porQue,
    });
    expect(leerMensualidad({ ...fila, nombre_participante: 'ana rios' }).rechazos).toEqual({});
  });

  it.each([
    ['con parte de su nombre', 'Luis Gil', [{ ...GENTE[1], nombre: 'Luis Gil Mesa' }]],
    ['que se llama como otra más', 'Luis Gil', [GENTE[1], { ...GENTE[1], id: 3 }]],
    ['con sus iniciales', 'L. Gil', [GENTE[1]]],
  ])('tampoco si el nombre de la otra no se halla entero: %s', (_caso, escrito, otros) => {
    const leer = crearLectorDeMensualidades([GENTE[0], ...otros] as typeof GENTE);
    const fila = { participante_id: '1020304050', periodo: '11/2026', valor: '850.000' };
    expect(leer({ ...fila, nombre_participante: escrito }).rechazos).toHaveProperty('participante_id');
    for (const suyo of ['Ana', 'A. Ríos', 'N/A', '-', 'sin nombre'])
      expect(leer({ ...fila, nombre_participante: suyo }).rechazos).toEqual({});
  });

  it('el documento de un archivado que se llama como otro no se discute', () => {
    const archivada = { id: 7, nombre: 'Luis Gil', numero_documento: '71700000', archivado_en: '2026-01-01' };
    const leer = crearLectorDeMensualidades([...GENTE, archivada]);
    const fila = {
      participante_id: '71700000',
      nombre_participante: 'Luis Gil',
      periodo: '11/2026',
      valor: '1.000',
    };
    expect(leer(fila)).toMatchObject({ entrada: { participante_id: 7 }, rechazos: {} });
  });

  it('sin mes no se supone ninguno, y las reglas de una creación se dicen', () => {
    expect(leerMensualidad({ participante_id: 'Ana Ríos', valor: '850.000,50' }).rechazos).toEqual({
      periodo: 'Escriba el mes y el año, por ejemplo 11/2026',
      valor: 'Escriba el valor sin centavos: 850.000',
    });
    const conDescuento = { participante_id: 'Ana Ríos', periodo: '11/2026', valor: '100.000' };
    expect(leerMensualidad({ ...conDescuento, descuento: '200.000' }).rechazos).toEqual({
      descuento: 'El descuento no puede ser mayor que el valor',
    });
    expect(leerMensualidad({ ...conDescuento, descuento: '200.000', periodo: 'enero' }).rechazos).toEqual({
      descuento: 'El descuento no puede ser mayor que el valor',
      periodo: 'Escriba el mes y el año, por ejemplo 11/2026',
    });
    expect(leerMensualidad({ participante_id: 'Ana Ríos', periodo: '11/2026' }).rechazos).toHaveProperty(
      'valor',
    );
  });

  it('un mes se cobra una vez por concepto; una anulada no cuenta', () => {
    const fila = (participante: string, concepto = '') =>
      leerMensualidad({ participante_id: participante, periodo: '11/2026', valor: '850.000', concepto });
    const filas = [fila('Ana Ríos'), fila('Luis Gil'), fila('Luis Gil', 'cuota'), fila('Ana Ríos', 'otro')];
    const anulada = { ...unaMensualidad().de(2).almacenada(6), estado: 'ANULADA' as const };
    expect(decidirMensualidades(filas, [unaMensualidad().almacenada(5), anulada])).toMatchObject([
      { resultado: 'DUPLICADA', id: 5 },
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 1 },
      { resultado: 'CREADA' },
    ]);
  });

  it('un valor de cientos de pesos se advierte', () => {
    expect(advertenciasMensualidad({ valor: 850 })).toHaveProperty('valor');
    expect(advertenciasMensualidad({ valor: 850_000 })).toEqual({});
  });
});

describe('los apellidos en su columna', () => {
  it('son parte del nombre, y lo que queda por corregir es uno solo', () => {
    expect(conNombreEntero({ nombre_participante: 'ANA', apellidos: 'RÍOS', periodo: '11/2026' })).toEqual({
      nombre_participante: 'ANA RÍOS',
      apellidos: '',
      periodo: '11/2026',
    });
    expect(conNombreEntero({ apellidos: 'RÍOS ANA' })).toEqual({
      nombre_participante: 'RÍOS ANA',
      apellidos: '',
    });
  });

  it('una fórmula sin calcular sigue en su celda', () => {
    const celdas = { nombre_participante: { formula: '=A1' }, apellidos: 'RÍOS' };
    expect(conNombreEntero(celdas)).toBe(celdas);
    expect(conNombreEntero({ nombre_participante: 'ANA' })).toEqual({ nombre_participante: 'ANA' });
  });
});
