import { abono, HOY, mensualidad, movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { aniosConPagos, armarConstancia } from '@/domain/mensualidades/constancia-de-pagos';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';

const cuenta = (nombre: string, mensualidades: ReturnType<typeof mensualidad>[]) => ({
  ...armarEstadoDeCuenta({ id: 1, nombre, documento: null, sede_id: null }, mensualidades, HOY),
  informado: true,
});

const ROSA: Pick<EstadoDePagador, 'pagador' | 'cuentas' | 'fecha'> = {
  pagador: { clave: 'acudiente-5', nombre: 'Rosa Ríos', documento: 'CC 43.111.222', telefono: null },
  fecha: HOY,
  cuentas: [
    cuenta('Ana', [
      mensualidad({
        periodo: '2024-12',
        abonos: [
          abono({ id: 2, recibo: 9, fecha: '2025-01-03', valor: 200 }),
          abono({ id: 1, recibo: 4, fecha: '2024-12-31', valor: 100, excedente: 50 }),
          abono({ id: 3, recibo: 5, fecha: '2024-05-02', valor: 70, anulado_en: '2024-05-03T10:00:00Z' }),
        ],
      }),
    ]),
    cuenta('Beto', [
      mensualidad({
        periodo: '2024-03',
        abonos: [
          abono({ id: 4, recibo: 2, fecha: '2024-03-05', valor: 300, medio: 'NEQUI' }),
          abono({ id: 5, recibo: 6, fecha: '2024-12-31', valor: 50, medio: 'SALDO_A_FAVOR' }),
          abono({ id: 6, recibo: null, fecha: '2024-04-01', valor: 10, medio: 'AJUSTE' }),
        ],
      }),
    ]),
  ],
};

describe('la constancia de lo pagado en un año', () => {
  it('suma el dinero que entró en él, de todas las personas, en su orden y con lo que sobró', () => {
    const { pagos, recibido, pagador, anio } = armarConstancia(ROSA, [], 2024);
    expect(pagos).toEqual([
      {
        ...{ fecha: '2024-03-05', recibo: 2, medio: 'NEQUI', valor: 300, a_favor: 0 },
        ...{ participante: 'Beto', concepto: 'Mensualidad de marzo de 2024' },
      },
      {
        ...{ fecha: '2024-12-31', recibo: 4, medio: 'EFECTIVO', valor: 150, a_favor: 50 },
        ...{ participante: 'Ana', concepto: 'Mensualidad de diciembre de 2024' },
      },
    ]);
    expect({ recibido, pagador, anio }).toEqual({
      recibido: 450,
      pagador: { nombre: 'Rosa Ríos', documento: 'CC 43.111.222' },
      anio: 2024,
    });
    expect(armarConstancia(ROSA, [], 2025)).toMatchObject({ recibido: 200, pagos: [{ recibo: 9 }] });
    expect(armarConstancia(ROSA, [], 2023)).toMatchObject({ recibido: 0, pagos: [] });
  });

  it('dice lo que ese año se le devolvió, y nada de lo que no es una devolución', () => {
    const movimientos = [
      movimiento({ id: 1, fecha: '2024-12-31', valor: 50 }),
      movimiento({ id: 2, origen_id: 1, tipo: 'DEVOLUCION', fecha: '2024-12-31', valor: 20, medio: 'NEQUI' }),
      movimiento({
        id: 3,
        origen_id: 1,
        tipo: 'DEVOLUCION',
        fecha: '2025-01-02',
        valor: 5,
        medio: 'EFECTIVO',
      }),
      movimiento({ id: 4, origen_id: 1, tipo: 'APLICACION', fecha: '2024-12-31', valor: 10 }),
    ];
    expect(armarConstancia(ROSA, movimientos, 2024)).toMatchObject({
      devoluciones: [{ fecha: '2024-12-31', medio: 'NEQUI', valor: 20 }],
      devuelto: 20,
      recibido: 450,
    });
  });

  it('hay de los años en que pagó algo, el último primero', () => {
    expect(aniosConPagos(ROSA)).toEqual([2025, 2024]);
    expect(aniosConPagos({ cuentas: [] })).toEqual([]);
  });
});
