import { unAbono } from '@tests/builders/un-abono';
import { describe, expect, it } from 'vitest';
import {
  armarCuentaDeFamilia,
  buscarPago,
  type CuentaDeFamilia,
  esDeSusCuentas,
} from '@/domain/mensualidades/enlaces/cuenta-de-familia';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { esquemaMensualidad, type Mensualidad } from '@/domain/mensualidades/mensualidad';

const HOY = '2026-11-24';

const cobro = (id: number, cambios: Partial<Mensualidad>): Mensualidad => ({
  ...esquemaMensualidad.parse({ id, participante_id: 1, valor: 100, version: 1 }),
  ...cambios,
});
const cuentaDe = (nombre: string, cobros: Mensualidad[]) => ({
  ...armarEstadoDeCuenta({ id: 1, nombre, documento: '1098765432', sede_id: null }, cobros, HOY),
  informado: true,
});
const ESTADO = {
  pagador: { clave: 'acudiente-7', nombre: 'Rosa Elena Mora Gil', documento: '43111222', telefono: null },
  fecha: HOY,
  a_favor: 50,
};
/** All that they pay for, and those of them of whom they may be told: all unless said. */
const armar = (
  cuentas: ReturnType<typeof cuentaDe>[],
  informadas: ReturnType<typeof cuentaDe>[] = cuentas,
): CuentaDeFamilia => armarCuentaDeFamilia({ ...ESTADO, cuentas }, informadas);

describe('la cuenta de una familia', () => {
  it('separa lo vencido de lo que viene, suma lo que muestra y no lleva documentos', () => {
    const cuentas = [
      cuentaDe('Ana Peña', [
        cobro(1, { periodo: '2026-10', fecha_vencimiento: '2026-10-05', valor: 300, observaciones: 'nota' }),
        cobro(2, { periodo: '2026-12', fecha_vencimiento: '2026-12-05', valor: 200 }),
        cobro(3, { periodo: '2026-08', estado: 'ANULADA', motivo_anulacion: 'motivo' }),
      ]),
      cuentaDe('Beto Peña', [cobro(4, { valor: 70, fecha_vencimiento: null })]),
    ];
    const cuenta = armar(cuentas);
    expect(cuenta).toEqual({
      pagador: 'Rosa M.',
      fecha: HOY,
      saldo: 570,
      vencido: 300,
      por_vencer: 270,
      a_favor: 50,
      personas: [
        {
          nombre: 'Ana P.',
          vencidas: [
            { concepto: 'Mensualidad de octubre de 2026', vence: '2026-10-05', total: 300, saldo: 300 },
          ],
          por_vencer: [
            { concepto: 'Mensualidad de diciembre de 2026', vence: '2026-12-05', total: 200, saldo: 200 },
          ],
        },
        {
          nombre: 'Beto P.',
          vencidas: [],
          por_vencer: [{ concepto: 'Mensualidad', vence: null, total: 70, saldo: 70 }],
        },
      ],
      recibos: [],
      anulados: [],
    });
  });

  it('dos hermanos de la misma letra no se leen igual', () => {
    const hermanos = ['Juan Camilo Ñáñez Muñoz', 'Juan David Ñáñez Muñoz', 'Ana Ñáñez'];
    expect(
      armar(hermanos.map((nombre) => cuentaDe(nombre, []))).personas.map(({ nombre }) => nombre),
    ).toEqual(['Juan Camilo Ñ.', 'Juan David Ñ.', 'Ana Ñ.']);
  });

  it('de lo que se pagó en parte dice también cuánto era, ya descontada la beca', () => {
    const pagada = cobro(1, { valor: 300, descuento: 50, abonos: [unAbono({ valor: 100 })] });
    expect(armar([cuentaDe('Ana Peña', [pagada])]).personas[0]?.por_vencer).toMatchObject([
      { total: 250, saldo: 150 },
    ]);
  });

  it('cada recibo es una línea, el más nuevo primero, con todo lo que entró con él; los anulados no', () => {
    const cuentas = [
      cuentaDe('Ana Peña', [
        cobro(1, {
          abonos: [
            unAbono({ id: 10, recibo: 5, valor: 30, excedente: 4 }),
            unAbono({ id: 11, recibo: 6, valor: 20, anulado_en: '2026-11-02T00:00:00Z' }),
            unAbono({ id: 12, recibo: null, valor: 1 }),
          ],
        }),
        cobro(2, {
          abonos: [
            unAbono({ id: 13, recibo: 5, valor: 66 }),
            unAbono({ id: 14, recibo: 9, valor: 7, medio: 'SALDO_A_FAVOR' }),
          ],
        }),
      ]),
    ];
    expect(armar(cuentas).recibos).toEqual([
      { numero: 9, abono: 14, fecha: '2026-11-10', valor: 7, con_a_favor: true },
      { numero: 5, abono: 10, fecha: '2026-11-10', valor: 100, con_a_favor: false },
    ]);
    expect(buscarPago(cuentas, '14')).toMatchObject({ mensualidad: 2, abono: { id: 14 } });
    for (const ninguno of [11, 12, 99]) expect(buscarPago(cuentas, ninguno)).toBeNull();
  });

  it('el que se anuló entero lo dice con su número y su día, y nada más: pudo ser el pago de otra familia', () => {
    const anulado = (id: number, recibo: number, anulado_en = '2026-11-03T02:00:00Z') =>
      unAbono({ id, recibo, valor: 20, anulado_en, motivo_anulacion: 'Era de otra persona' });
    const ana = cuentaDe('Ana Peña', [
      cobro(1, { abonos: [anulado(10, 6), anulado(11, 7), unAbono({ id: 12, recibo: 9 })] }),
      cobro(2, { abonos: [anulado(13, 6, '2026-11-05T15:00:00Z'), anulado(14, 9), anulado(15, 4)] }),
    ]);
    // What they may not be told of: of that number, something lives; of the other, all of it was annulled.
    const beto = cuentaDe('Beto Peña', [
      cobro(3, { abonos: [unAbono({ id: 16, recibo: 4 }), anulado(17, 7), anulado(18, 3)] }),
    ]);
    const { recibos, anulados } = armar([ana, beto], [ana]);
    expect(recibos.map(({ numero }) => numero)).toEqual([9]);
    expect(anulados).toEqual([
      { numero: 7, anulado_el: '2026-11-02' },
      { numero: 6, anulado_el: '2026-11-05' },
    ]);
    for (const id of [10, 11, 13]) expect(buscarPago([ana], id)).toBeNull();
  });

  it('de los anulados dice los últimos, con el día en que terminó de anularse, y no los que nunca tuvieron número', () => {
    const anulado = (id: number, recibo: number | null, anulado_en: string) =>
      unAbono({ id, recibo, valor: 20, anulado_en, motivo_anulacion: 'Era de otra persona' });
    const ana = cuentaDe('Ana Peña', [
      cobro(1, {
        abonos: [
          anulado(1, null, '2026-11-03T15:00:00Z'),
          anulado(2, 30, '2026-11-05T15:00:00Z'),
          ...Array.from({ length: 30 }, (_, n) => anulado(n + 3, n + 1, '2026-11-03T15:00:00Z')),
        ],
      }),
    ]);
    const { anulados } = armar([ana], [ana]);
    expect(anulados).toHaveLength(24);
    expect(anulados[0]).toEqual({ numero: 30, anulado_el: '2026-11-05' });
    expect(anulados.at(-1)).toEqual({ numero: 7, anulado_el: '2026-11-03' });
    const sinNumero = cuentaDe('Ana Peña', [
      cobro(1, { abonos: [anulado(1, null, '2026-11-03T15:00:00Z')] }),
    ]);
    expect(armar([sinNumero], [sinNumero]).anulados).toEqual([]);
  });

  it('un recibo vale lo que dice su papel, también si pagó por quien no se le puede informar o algo se anuló', () => {
    const ana = cuentaDe('Ana Peña', [
      cobro(1, { abonos: [unAbono({ id: 10, recibo: 5, valor: 30 })] }),
      cobro(2, { abonos: [unAbono({ id: 11, recibo: 5, valor: 20, anulado_en: '2026-11-12T00:00:00Z' })] }),
    ]);
    const beto = cuentaDe('Beto Peña', [
      cobro(3, { abonos: [unAbono({ id: 12, recibo: 5, valor: 50 }), unAbono({ id: 13, recibo: 6 })] }),
    ]);
    expect(armar([ana, beto], [ana]).recibos).toEqual([
      { numero: 5, abono: 10, fecha: '2026-11-10', valor: 100, con_a_favor: false },
    ]);
    expect(esDeSusCuentas([ana], '2')).toBe(true);
    expect(esDeSusCuentas([ana], 3)).toBe(false);
    expect(esDeSusCuentas([ana, beto], 3)).toBe(true);
  });

  it('los recibos de hace más de dos años de meses se piden', () => {
    const abonos = Array.from({ length: 30 }, (_, n) => unAbono({ id: n + 1, recibo: n + 1, valor: 1 }));
    const { recibos } = armar([cuentaDe('Ana', [cobro(1, { abonos })])]);
    expect(recibos.map(({ numero }) => numero)).toEqual(Array.from({ length: 24 }, (_, n) => 30 - n));
  });
});
