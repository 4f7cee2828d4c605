import { describe, expect, it } from 'vitest';
import {
  anioEscrito,
  columnasDeMeses,
  conLosDeArriba,
  cruzaElAnio,
  periodosDeColumnas,
  sinAnio,
} from '@/domain/shared/importacion/meses-en-columnas';

const meses = (titulos: readonly string[]) =>
  columnasDeMeses(titulos).map(({ columna, mes, anio }) => [columna, mes, anio]);

describe('los títulos que son meses', () => {
  it.each([
    [
      ['NOMBRE', 'ENE', 'FEB', 'MAR', 'TOTAL'],
      [
        [1, 1, null],
        [2, 2, null],
        [3, 3, null],
      ],
    ],
    [
      ['Enero', 'SEPTIEMBRE', 'set.', 'oct.'].slice(0, 2),
      [
        [0, 1, null],
        [1, 9, null],
      ],
    ],
    [
      ['Pago enero', 'Abono de febrero'],
      [
        [0, 1, null],
        [1, 2, null],
      ],
    ],
    [
      ['01/2026', 'feb-26'],
      [
        [0, 1, 2026],
        [1, 2, 2026],
      ],
    ],
    [
      ['2026-01-01', 'Febrero de 2026'],
      [
        [0, 1, 2026],
        [1, 2, 2026],
      ],
    ],
  ])('%j', (titulos, esperados) => {
    expect(meses(titulos)).toEqual(esperados);
  });

  it.each([
    ['una sola', ['NOMBRE', 'ENE', 'VALOR']],
    ['el mismo dos veces', ['NOMBRE', 'ENE', 'ENE']],
    ['dos columnas de cada mes', ['ENE', 'ENE', 'FEB', 'FEB']],
    ['los mismos meses, de dos cosas', ['Cuota ene', 'Cuota feb', 'Pago ene', 'Pago feb']],
    ['los mismos meses, sin que siga un año', ['ENE', 'FEB', 'MAR', 'ENE', 'FEB', 'MAR']],
    ['lo que no es un mes', ['Nombre', 'Mes', 'Valor', 'Marta', 'Mayra']],
    ['una fila de pagos', ['Luz Ríos', '11/2020', '8/11/20', '400.000', 'efectivo']],
  ])('%s no es una hoja por meses', (_, titulos) => {
    expect(meses(titulos)).toEqual([]);
  });

  it('dos años seguidos', () => {
    const anio = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' ');
    const columnas = columnasDeMeses(['NOMBRE', ...anio, 'TOTAL', ...anio]);
    expect(columnas).toHaveLength(24);
    expect(cruzaElAnio(columnas)).toBe(true);
    expect([...periodosDeColumnas(columnas, 2025).values()].at(-1)).toBe('2026-12');
  });

  it('un mes que el libro guarda como un día se dice como un mes', () => {
    expect(columnasDeMeses(['2026-01-01', '2026-02-01']).map(({ titulo }) => titulo)).toEqual([
      'ene 2026',
      'feb 2026',
    ]);
  });
});

describe('el día de cada pago, en una columna al lado de su mes', () => {
  const conFecha = (titulos: readonly string[]) =>
    columnasDeMeses(titulos).map(({ columna, mes, deFecha }) => [columna, mes, deFecha]);
  it.each([
    ['con su nombre', ['NOMBRE', 'ENE', 'FECHA ENE', 'FEB', 'FECHA FEB']],
    ['con el nombre después', ['NOMBRE', 'ENE VALOR', 'ENE FECHA', 'FEB VALOR', 'FEB FECHA']],
    ['sin su nombre, al lado de cada uno', ['NOMBRE', 'ENE', 'FECHA', 'FEB', 'F. PAGO']],
    ['el día solo', ['NOMBRE', 'ENERO', 'DÍA', 'FEBRERO', 'DÍA']],
  ])('%s', (_, titulos) => {
    expect(conFecha(titulos)).toEqual([
      [1, 1, 2],
      [3, 2, 4],
    ]);
  });

  it('puede ir antes, o faltarle a uno', () => {
    expect(conFecha(['Fecha de pago enero', 'Pago enero', 'Pago febrero', 'NOMBRE'])).toEqual([
      [1, 1, 0],
      [2, 2, undefined],
    ]);
    expect(conFecha(['ene-26', 'Fecha feb-26', 'feb-26', 'Fecha ene-25'])).toEqual([
      [0, 1, undefined],
      [2, 2, 1],
    ]);
  });

  it('una sola para todos no es la de ninguno', () => {
    expect(conFecha(['NOMBRE', 'ENE', 'FEB', 'FECHA'])).toEqual([
      [1, 1, undefined],
      [2, 2, undefined],
    ]);
  });

  it('el mes arriba, en celdas combinadas, sobre el valor y la fecha', () => {
    const juntos = conLosDeArriba(
      ['', 'CUOTA', 'VALOR', 'FECHA', 'VALOR', 'FECHA', 'TOTAL'],
      ['NOMBRE', '', 'ENERO', '', 'FEBRERO', '', ''],
    );
    expect(juntos).toEqual(['NOMBRE', 'CUOTA', 'ENERO', 'Fecha ENERO', 'FEBRERO', 'Fecha FEBRERO', 'TOTAL']);
    expect(conFecha(juntos)).toEqual([
      [2, 1, 3],
      [4, 2, 5],
    ]);
    const alReves = conLosDeArriba(
      ['NOMBRE', 'F. PAGO', 'ABONO', 'F. PAGO', 'ABONO'],
      ['', 'ENE', '', 'FEB', ''],
    );
    expect(conFecha(alReves)).toEqual([
      [2, 1, 1],
      [4, 2, 3],
    ]);
  });

  it('lo que está debajo de lo que no es un mes queda como está', () => {
    const titulos = ['NOMBRE', 'VALOR', 'FECHA', 'VALOR', 'FECHA'];
    expect(conLosDeArriba(titulos, ['', 'CASA BELLO', '', 'CASA APARTADÓ', ''])).toEqual(titulos);
  });
});

describe('el año', () => {
  it('se lee donde esté escrito, si es uno solo', () => {
    expect(anioEscrito(['FUNDACIÓN', 'MENSUALIDADES 2026'])).toEqual({
      anio: 2026,
      texto: 'MENSUALIDADES 2026',
    });
    expect(anioEscrito(['Pagos 2025', 'Corte a enero de 2026'])).toBeNull();
    expect(anioEscrito(['Mensualidades', 'NIT 1020261'])).toBeNull();
  });

  it('cada columna es de su mes, y después de diciembre sigue el otro año', () => {
    const columnas = columnasDeMeses(['NOV', 'DIC', 'ENE', 'FEB 2024']);
    expect([...periodosDeColumnas(columnas, 2025)]).toEqual([
      [0, '2025-11'],
      [1, '2025-12'],
      [2, '2026-01'],
      [3, '2024-02'],
    ]);
    expect([...periodosDeColumnas(columnas, null)]).toEqual([[3, '2024-02']]);
    expect([cruzaElAnio(columnas), cruzaElAnio(columnasDeMeses(['ENE', 'FEB']))]).toEqual([true, false]);
    expect(sinAnio(columnas)).toHaveLength(3);
  });
});

describe('los títulos en dos filas', () => {
  it.each([
    [
      'el año arriba, en celdas combinadas',
      ['', '', '2025', '', '', '2026', ''],
      ['No.', 'NOMBRE', 'NOV', 'DIC', 'TOTAL', 'ENE', 'FEB'],
      ['No.', 'NOMBRE', 'NOV 2025', 'DIC 2025', 'TOTAL', 'ENE 2026', 'FEB 2026'],
    ],
    [
      'y lo demás combinado hacia abajo',
      ['NOMBRE', 'CÉDULA', 'AÑO 2025', '', 'AÑO 2026', ''],
      ['', '', 'ENE', 'FEB', 'ENE', 'FEB'],
      ['NOMBRE', 'CÉDULA', 'ENE 2025', 'FEB 2025', 'ENE 2026', 'FEB 2026'],
    ],
    [
      'los mismos meses de dos cosas no son dos años',
      ['', 'CUOTA', '', 'PAGADO', ''],
      ['NOMBRE', 'ENE', 'FEB', 'ENE', 'FEB'],
      ['NOMBRE', 'CUOTA ENE', 'CUOTA FEB', 'PAGADO ENE', 'PAGADO FEB'],
    ],
    [
      'un solo año, que ya se lee de donde esté',
      ['MENSUALIDADES 2026', '', ''],
      ['NOMBRE', 'ENE', 'FEB'],
      ['NOMBRE', 'ENE', 'FEB'],
    ],
    [
      'el año que ya dice el mes',
      ['', '2025', '2026'],
      ['NOMBRE', 'DIC 2024', 'ENE 2025'],
      ['NOMBRE', 'DIC 2024', 'ENE 2025'],
    ],
  ])('%s', (_, arriba, titulos, juntos) => {
    expect(conLosDeArriba(titulos, arriba)).toEqual(juntos);
  });

  it('dicen el mes y el año de cada columna', () => {
    const juntos = conLosDeArriba(['NOMBRE', 'ENE', 'ABR', 'ENE'], ['', '2025', '', '2026']);
    expect(meses(juntos)).toEqual([
      [1, 1, 2025],
      [2, 4, 2025],
      [3, 1, 2026],
    ]);
  });
});
