import { unAbono } from '@tests/builders/un-abono';
import { COBROS, DE_ANA, DE_LUIS, leerAbono, PAGO } from '@tests/builders/un-pago-de-archivo';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { abonosPorEscribir, decidirAbonos } from '@/domain/mensualidades/abonos-de-archivo';
import { esquemaAbono } from '@/domain/mensualidades/mensualidad';
import type { CeldasDeFila } from '@/domain/shared/importacion/columna';

const HOY = '2026-11-24';
const leer = (celdas: CeldasDeFila) => leerAbono({ ...PAGO, ...celdas });

describe('lo que queda de cada fila', () => {
  it('se dice en el orden del archivo, aunque se escriba en otro', () => {
    const filas = [
      { valor: '850.000', a_favor: '50.000' },
      { fecha: '30/11/26' },
      { participante_id: 'Luis Gil', valor: '100.000' },
    ].map(leer);
    expect(decidirAbonos(filas, COBROS, HOY).map(({ resultado }) => resultado)).toEqual([
      'CREADA',
      'RECHAZADA',
      'CREADA',
    ]);
  });

  it('la que repite a otra del archivo dice a cuál', () => {
    const nequi = { valor: '100.000', medio: 'Nequi' };
    const filas = ['N-1', 'N-2', 'N-1'].map((referencia) => leer({ ...nequi, referencia }));
    expect(decidirAbonos(filas, COBROS, HOY)).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
    ]);
  });

  it.each<[CeldasDeFila, RegExp]>([
    [{ fecha: '' }, /^Este campo es obligatorio$/],
    [{ fecha: '01/13/26' }, /día primero/],
    [{ fecha: '31/10/26' }, /^Octubre de 2026 está cerrado: escriba una fecha desde el dom 1 nov 2026$/],
  ])('con octubre cerrado, de %j se dice solo lo que tiene mal', (celdas, mensaje) => {
    expect(decidirAbonos([leer(celdas)], COBROS, HOY, '2026-10')[0]?.campos).toEqual({
      fecha: expect.stringMatching(mensaje),
    });
  });

  it('de un libro de pagos entra todo lo que dice, además de lo que ya había', () => {
    const abonos = [unAbono({ id: 77, fecha: '2026-11-02', valor: 400_000 })];
    expect(
      abonosPorEscribir([leer({ valor: '450.000' })], [{ ...DE_ANA, abonos }, DE_LUIS], HOY),
    ).toMatchObject([{ pago: { valor: 450_000 } }]);
  });

  it('una con algo mal se rechaza, aunque ya esté lo que pagó con saldo a favor', () => {
    const aplicado = unAbono({ id: 78, fecha: '2026-11-08', valor: 100_000, medio: 'SALDO_A_FAVOR' });
    const fila = { participante_id: 'Luis Gil', valor: '100.000', medio: 'Saldo a favor' };
    const decidir = (celdas: CeldasDeFila) =>
      decidirAbonos([leer({ ...fila, ...celdas })], [DE_ANA, { ...DE_LUIS, abonos: [aplicado] }], HOY);
    expect(decidir({})).toMatchObject([{ resultado: 'DUPLICADA', id: 78 }]);
    expect(decidir({ sede_id: 'Casa Quibdó' })).toMatchObject([{ resultado: 'RECHAZADA' }]);
  });
});

describe('lo que sobró de un pago', () => {
  const decidir = (...filas: CeldasDeFila[]) =>
    decidirAbonos(
      filas.map((celdas) => leerAbono({ ...PAGO, ...celdas })),
      COBROS,
      HOY,
    );
  const escribir = (...filas: CeldasDeFila[]) =>
    abonosPorEscribir(
      filas.map((celdas, n) => ({ ...leerAbono({ ...PAGO, ...celdas }), n })),
      COBROS,
      HOY,
    );

  it('queda a favor, diga el libro lo que fue a la mensualidad o todo lo recibido', () => {
    for (const valor of ['850.000', '900.000']) {
      expect(decidir({ valor, a_favor: '50.000' })).toMatchObject([{ resultado: 'CREADA' }]);
      expect(escribir({ valor, a_favor: '$ 50.000' })).toMatchObject([
        { pago: { valor: 900_000, a_favor: 50_000 } },
      ]);
    }
  });

  it.each(['0', '-', '$ -', '', '$ 0'])('%j no deja nada a favor', (a_favor) => {
    expect(leerAbono({ ...PAGO, a_favor })).toEqual(leerAbono(PAGO));
  });

  it('solo sobra de lo que paga toda la mensualidad', () => {
    const [una] = decidir({ valor: '400.000', a_favor: '50.000' });
    expect(una).toMatchObject({
      resultado: 'RECHAZADA',
      campos: {
        valor: expect.stringMatching(/^El saldo es de .*850\.000: revise cuánto sobra$/),
        a_favor: expect.stringMatching(/^El saldo es de .*850\.000: revise cuánto sobra$/),
      },
    });
  });

  it('lo que sobra sin decir a dónde va se escribe en la misma fila', () => {
    const [una] = decidir({ valor: '900.000' });
    expect(una?.campos).toEqual({
      valor: expect.stringMatching(/^El abono no puede superar el saldo/),
      a_favor: expect.stringMatching(
        /^Si los .*50\.000 que sobran quedan a favor de quien paga, escríbalos aquí$/,
      ),
    });
  });

  it('de un libro que empieza por lo último, primero se paga lo que no dejó nada', () => {
    const filas = [
      { fecha: '20/11/26', valor: '450.000', a_favor: '50.000' },
      { fecha: '8/11/26', valor: '400.000', a_favor: '0' },
    ];
    expect(decidir(...filas).map(({ resultado }) => resultado)).toEqual(['CREADA', 'CREADA']);
    expect(escribir(...filas).map(({ fila, pago }) => [fila.n, pago])).toEqual([
      [1, { fecha: '2026-11-08', valor: 400_000, medio: 'EFECTIVO', referencia: undefined }],
      [0, { fecha: '2026-11-20', valor: 500_000, a_favor: 50_000, medio: 'EFECTIVO', referencia: undefined }],
    ]);
  });

  it('lo que se pagó con saldo a favor se aplica al final, y no trae dinero', () => {
    const deLuis = {
      participante_id: 'Luis Gil',
      valor: '50.000',
      medio: 'Saldo a favor',
      fecha: '21/11/26',
    };
    const filas = [deLuis, { valor: '850.000', a_favor: '50.000' }, deLuis];
    expect(decidir(...filas)).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
    ]);
    expect(
      escribir(...filas.slice(0, 2)).map(({ fila, pago, conSaldo }) => [fila.n, conSaldo, pago]),
    ).toEqual([
      [1, false, expect.objectContaining({ valor: 900_000, a_favor: 50_000 })],
      [0, true, { fecha: '2026-11-21', valor: 50_000 }],
    ]);
  });

  it('de lo pagado con saldo a favor se dice lo que tenga mal', () => {
    const conSaldo = { medio: 'saldo a favor' };
    const campos = (celdas: CeldasDeFila) => decidir({ ...conSaldo, ...celdas })[0]?.campos;
    expect(campos({ valor: '900.000', fecha: '30/11/26', a_favor: '1.000' })).toEqual({
      fecha: 'La fecha del abono no puede ser futura',
      valor: expect.stringMatching(/^No se puede aplicar más que el saldo de .*850\.000$/),
      a_favor: 'Lo que se paga con saldo a favor no deja nada más a favor',
    });
    expect(campos({ valor: '' })).toEqual({ valor: 'Este campo es obligatorio' });
    expect(campos({ fecha: '' })).toEqual({ fecha: 'Este campo es obligatorio' });
    expect(campos({ medio: 'Ajuste' })).toEqual({
      medio: 'Es una corrección, que no trajo dinero: deje la fila por fuera, y corrija la mensualidad',
    });
  });

  it('el que ya está, con lo que sobró, no se registra otra vez', () => {
    const deAntes = { fecha: '2026-11-08', medio: 'EFECTIVO', referencia: null };
    const abono = esquemaAbono.parse({ ...deAntes, id: 77, valor: 850_000, excedente: 50_000 });
    const aplicado = esquemaAbono.parse({ ...deAntes, id: 78, valor: 100_000, medio: 'SALDO_A_FAVOR' });
    const guardadas = [
      { ...unaMensualidad().almacenada(5), abonos: [abono], estado: 'PAGADA' as const },
      {
        ...unaMensualidad().de(2).porValor(100_000).almacenada(6),
        abonos: [aplicado],
        estado: 'PAGADA' as const,
      },
    ];
    const filas = [
      { ...PAGO, valor: '850.000', a_favor: '50.000' },
      { ...PAGO, valor: '900.000', a_favor: '50.000' },
      { ...PAGO, valor: '900.000' },
      { ...PAGO, participante_id: 'Luis Gil', valor: '100.000', medio: 'Saldo a favor' },
    ].map((celdas) => leerAbono(celdas));
    expect(decidirAbonos(filas, guardadas, HOY)).toMatchObject([
      { resultado: 'DUPLICADA', id: 77 },
      { resultado: 'DUPLICADA', id: 77 },
      { resultado: 'DUPLICADA', id: 77 },
      { resultado: 'DUPLICADA', id: 78 },
    ]);
  });
});
