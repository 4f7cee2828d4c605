import { unAbono } from '@tests/builders/un-abono';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { abonosPorEscribir, decidirAbonos } from '@/domain/mensualidades/abonos-de-archivo';
import { desplegarMeses, fechaDePagoDelMes } from '@/domain/mensualidades/abonos-por-mes';
import {
  advertenciasAbono,
  crearLectorDeAbonos,
  mesesSinCobro,
} from '@/domain/mensualidades/importacion-abonos';
import { columnasDeMeses } from '@/domain/shared/importacion/meses-en-columnas';
import type { Celda } from '@/domain/shared/lectura/celda';

const HOY = '2026-11-24';
const TITULOS = ['No.', 'NOMBRE', 'ENE', 'FEB', 'NOV', 'TOTAL'];
const desplegar = (filas: readonly Celda[][], anio: number | null = 2026) =>
  desplegarMeses(
    { titulos: TITULOS, filas: filas.map((celdas, n) => ({ numero: n + 4, celdas })) },
    columnasDeMeses(TITULOS),
    anio,
    HOY,
  );

describe('el día de un pago del que solo se sabe el mes', () => {
  it.each([
    ['2026-01', '2026-01-31'],
    ['2024-02', '2024-02-29'],
    ['2026-11', HOY],
    ['2026-12', HOY],
  ])('de %s es %s', (mes, dia) => {
    expect(fechaDePagoDelMes(mes, HOY)).toBe(dia);
  });
});

describe('una hoja con una columna por mes', () => {
  it('es una fila por cada pago, que dice de dónde salió', () => {
    const { titulos, filas, columnas, aparte, sinPagos } = desplegar([
      [1, 'Ana Ríos', 850_000, '', '400.000', 1_250_000],
      [2, 'Luis Gil', '', '', '', 0],
    ]);
    expect(titulos).toEqual([
      'No.',
      'NOMBRE',
      'TOTAL',
      'Mes',
      'Valor del abono',
      'Fecha del abono',
      'Referencia',
    ]);
    expect(columnas).toEqual({ periodo: 3, valor: 4, fecha: 5, referencia: 6 });
    expect(filas).toEqual([
      {
        numero: 1,
        enHoja: { fila: 4, columna: 'ENE' },
        celdas: [
          1,
          'Ana Ríos',
          1_250_000,
          'ene 2026',
          850_000,
          'sáb 31 ene 2026',
          'Hoja de pagos, fila 4, ENE',
        ],
      },
      {
        numero: 2,
        enHoja: { fila: 4, columna: 'NOV' },
        celdas: [
          1,
          'Ana Ríos',
          1_250_000,
          'nov 2026',
          '400.000',
          'mar 24 nov 2026',
          'Hoja de pagos, fila 4, NOV',
        ],
      },
    ]);
    expect(aparte).toEqual([]);
    expect(sinPagos).toEqual([5]);
  });

  describe('con el día de cada pago al lado', () => {
    const CON_FECHA = ['NOMBRE', 'OCT', 'FECHA', 'DIC', 'FECHA'];
    const desplegarConFecha = (celdas: readonly Celda[], anio: number | null = 2025) =>
      desplegarMeses(
        { titulos: CON_FECHA, filas: [{ numero: 4, celdas }] },
        columnasDeMeses(CON_FECHA),
        anio,
        HOY,
      );
    it.each<[Celda, string]>([
      ['', 'mié 31 dic 2025'],
      ['5/12/25', 'vie 5 dic 2025'],
      ['5/12', 'vie 5 dic 2025'],
      ['5', 'vie 5 dic 2025'],
      [5, 'vie 5 dic 2025'],
      ['28 nov', 'vie 28 nov 2025'],
      // Paid in January, of the year that follows.
      ['3/1', 'sáb 3 ene 2026'],
      [{ fecha: '2026-01-03' }, 'sáb 3 ene 2026'],
    ])('%j de diciembre es %s', (escrito, dia) => {
      const { titulos, filas, columnas } = desplegarConFecha(['Ana Ríos', '', '', 850_000, escrito]);
      expect(titulos).toEqual(['NOMBRE', 'Mes', 'Valor del abono', 'Fecha del abono', 'Referencia']);
      expect(filas.map(({ celdas }) => [celdas[columnas.periodo], celdas[columnas.fecha]])).toEqual([
        ['dic 2025', dia],
      ]);
    });

    it.each<Celda>(['ayer', '31/9', 46_000, '40'])(
      '%j queda como está, para que se lea o se corrija',
      (escrito) => {
        const { filas, columnas } = desplegarConFecha(['Ana Ríos', 850_000, escrito]);
        expect(filas[0]?.celdas[columnas.fecha]).toBe(escrito);
      },
    );

    it('un día sin su valor no se pierde: se pregunta cuánto', () => {
      const { filas, columnas, sinPagos } = desplegarConFecha(['Ana Ríos', '', '5/10', '', '']);
      expect(filas.map(({ celdas }) => [celdas[columnas.valor], celdas[columnas.fecha]])).toEqual([
        ['', 'dom 5 oct 2025'],
      ]);
      expect(sinPagos).toEqual([]);
    });
  });

  it('sin el año, el mes queda como se escribió y no hay fecha', () => {
    expect(desplegar([[1, 'Ana Ríos', 850_000]], null).filas[0]?.celdas.slice(3, 6)).toEqual([
      'ENE',
      850_000,
      '',
    ]);
  });

  it('lo que no es un pago queda aparte, con lo que dice; una equis se pregunta', () => {
    const { filas, aparte, sinPagos } = desplegar([[1, 'Ana Ríos', 'BECADA', '-', 'X']]);
    expect(aparte).toEqual([
      { fila: 4, columna: 'ENE', escrito: 'BECADA', marca: 'BECA' },
      { fila: 4, columna: 'FEB', escrito: '-', marca: 'SIN_PAGO' },
    ]);
    expect(filas).toMatchObject([{ enHoja: { columna: 'NOV' } }]);
    expect(sinPagos).toEqual([]);
  });
});

describe('lo que dice la casilla es todo lo pagado de ese mes', () => {
  const GENTE = [{ id: 1, nombre: 'Ana Ríos', numero_documento: null, archivado_en: null }];
  const cobro = unaMensualidad().porValor(850_000).delMes('2026-10').almacenada(5);
  const leerDe = (cobros = [cobro], marcaEsTodo = false) =>
    crearLectorDeAbonos({
      participantes: GENTE,
      mensualidades: cobros,
      leerSede: () => ({ rechazo: 'No se reconoce' }),
      porMeses: { marcaEsTodo },
    });
  const casilla = (valor: Celda, otras = {}) => ({
    nombre_participante: 'ana rios',
    periodo: 'octubre de 2026',
    fecha: 'sáb 31 oct 2026',
    medio: 'efectivo',
    valor,
    ...otras,
  });
  const conPago = (valor: number) => ({
    ...cobro,
    abonos: [unAbono({ id: 9, fecha: '2026-10-05', valor })],
  });

  it('entra lo que falta, y se dice', () => {
    const cobros = [conPago(400_000)];
    const leida = leerDe(cobros)(casilla('850.000'));
    expect(decidirAbonos([leida], cobros, HOY)).toMatchObject([{ resultado: 'CREADA' }]);
    expect(abonosPorEscribir([leida], cobros, HOY)).toMatchObject([{ pago: { valor: 450_000 } }]);
    expect(advertenciasAbono(leida.entrada, cobros, HOY).valor?.replaceAll(/\s/g, ' ')).toBe(
      'De ese mes ya hay $ 400.000 registrados: entran los $ 450.000 que faltan',
    );
  });

  it('lo que falta entra aunque sea tanto como lo que ya estaba, y del mismo día', () => {
    const cobros = [{ ...cobro, abonos: [unAbono({ id: 9, fecha: '2026-10-31', valor: 425_000 })] }];
    const leida = leerDe(cobros)(casilla(850_000));
    expect(decidirAbonos([leida], cobros, HOY)).toMatchObject([{ resultado: 'CREADA' }]);
  });

  it('lo que ya está no entra otra vez, aunque sea de otro día', () => {
    const cobros = [conPago(850_000)];
    expect(decidirAbonos([leerDe(cobros)(casilla(850_000))], cobros, HOY)).toMatchObject([
      { resultado: 'DUPLICADA', id: 9 },
    ]);
    const menos = decidirAbonos([leerDe(cobros)(casilla(400_000))], cobros, HOY);
    expect(menos[0]?.campos.valor).toMatch(
      /^De ese mes ya hay .*850\.000 registrados, más de lo que dice la hoja$/,
    );
  });

  it('el que ya está se dice por lo que vive, y no por lo que se anuló después', () => {
    const anulado = unAbono({ id: 12, fecha: '2026-10-06', anulado_en: '2026-10-07T10:00:00Z' });
    const cobros = [{ ...cobro, abonos: [...conPago(850_000).abonos, anulado] }];
    expect(decidirAbonos([leerDe(cobros)(casilla(850_000))], cobros, HOY)).toMatchObject([
      { resultado: 'DUPLICADA', id: 9 },
    ]);
  });

  it('de la que tiene otra cosa mal se dice solo eso, aunque el valor ya esté', () => {
    const cobros = [conPago(850_000)];
    const mala = leerDe(cobros)(casilla(850_000, { medio: 'banco' }));
    expect(decidirAbonos([mala], cobros, HOY)).toMatchObject([{ resultado: 'RECHAZADA' }]);
    expect(Object.keys(decidirAbonos([mala], cobros, HOY)[0]?.campos ?? {})).toEqual(['medio']);
  });

  it.each<[Celda, number]>([
    [400_000, 400_000],
    [400_000, 850_000],
    ['X', 400_000],
  ])('de %j, habiendo %i, no se dice que entre una parte', (valor, hay) => {
    const cobros = [conPago(hay)];
    expect(advertenciasAbono(leerDe(cobros)(casilla(valor)).entrada, cobros, HOY)).toEqual({});
  });

  it('la misma casilla en dos filas es la misma, y dos valores son dos pagos', () => {
    const filas = [
      casilla(400_000, { referencia: 'fila 4' }),
      casilla(400_000, { referencia: 'fila 9' }),
      casilla(450_000, { referencia: 'fila 10' }),
    ].map(leerDe());
    expect(decidirAbonos(filas, [cobro], HOY)).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
      { resultado: 'CREADA' },
    ]);
  });

  it('una equis pide el valor, o es todo lo que se debía si así se dijo', () => {
    expect(leerDe()(casilla('X')).rechazos).toEqual({
      valor: 'Dice que se pagó y no cuánto: escriba el valor',
    });
    const cobros = [conPago(400_000)];
    const leida = leerDe(cobros, true)(casilla('X'));
    expect(leida).toMatchObject({ rechazos: {}, entrada: { valor: 850_000 } });
    expect(abonosPorEscribir([leida], cobros, HOY)).toMatchObject([{ pago: { valor: 450_000 } }]);
    const pagada = [conPago(850_000)];
    expect(decidirAbonos([leerDe(pagada, true)(casilla('X'))], pagada, HOY)).toMatchObject([
      { resultado: 'DUPLICADA' },
    ]);
  });

  it('lo que no es una equis ni un valor se pregunta, también cuando una equis es todo', () => {
    expect(leerDe([cobro], true)(casilla('luego')).rechazos).toHaveProperty('valor');
  });

  it('de un mes cerrado se dice antes de importar', () => {
    const cerrado = decidirAbonos([leerDe()(casilla(850_000))], [cobro], HOY, '2026-10');
    expect(cerrado[0]?.campos).toEqual({
      fecha: 'Octubre de 2026 está cerrado: escriba una fecha desde el dom 1 nov 2026',
    });
  });

  it('de los que no tienen a qué ir se dice el mes y cuántos son', () => {
    const filas = [
      casilla(850_000, { periodo: 'sep 2026' }),
      casilla(850_000, { periodo: 'ago 2026' }),
      casilla(100_000, { periodo: 'ago 2026' }),
      casilla(850_000, { periodo: 'ago 2026', nombre_participante: 'Nadie Aquí' }),
      casilla(850_000, { periodo: 'ago 2026', participante_id: '99.999', nombre_participante: '' }),
      casilla(850_000, { periodo: 'ago 2026', concepto: 'rifa' }),
      casilla(850_000, { periodo: 'agosto' }),
      casilla(850_000),
    ].map(leerDe());
    expect(mesesSinCobro(filas)).toEqual([
      ['2026-08', 2],
      ['2026-09', 1],
    ]);
  });

  it('de un año que alguien ya dijo, cada fecha no se pregunta otra vez', () => {
    const viejo = unaMensualidad().delMes('2024-01').almacenada(6);
    const leida = leerDe([viejo])(casilla(100_000, { periodo: '01/2024', fecha: '31/1/2024' }));
    expect(advertenciasAbono(leida.entrada, [viejo], HOY)).toEqual({});
    const deOtroMes = leerDe([viejo])(casilla(100_000, { periodo: '01/2024', fecha: '31/12/2023' }));
    expect(advertenciasAbono(deOtroMes.entrada, [viejo], HOY)).toHaveProperty('fecha');
    expect(advertenciasAbono({ ...leida.entrada, todo_el_mes: undefined }, [viejo], HOY)).toHaveProperty(
      'fecha',
    );
  });
});
