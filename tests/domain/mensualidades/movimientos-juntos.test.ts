import { expect, it } from 'vitest';
import { juntarMovimientos } from '@/domain/mensualidades/movimientos-juntos';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { esquemaMovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';

const AHORA = '2026-11-12T15:00:00.000Z';

const movimiento = (cambios: Partial<MovimientoAFavor>): MovimientoAFavor => ({
  ...esquemaMovimientoAFavor.parse({
    ...{ id: 1, origen_id: 1, tipo: 'DEVOLUCION', fecha: '2026-11-12', valor: 10, participante_id: 1 },
    ...{ medio: 'EFECTIVO', motivo: 'Egresó', registrado_en: AHORA },
  }),
  ...cambios,
});
const valores = (...movimientos: MovimientoAFavor[]) =>
  juntarMovimientos(movimientos).map(({ movimiento: { id, valor } }) => [id, valor]);

it('lo que un mismo acto sacó de dos sobrantes es uno', () => {
  const una = movimiento({ id: 3, valor: 100 });
  expect(valores(una, movimiento({ id: 4, origen_id: 2, valor: 5 }))).toEqual([[3, 105]]);
  const aplicado = movimiento({ id: 3, tipo: 'APLICACION', abono_id: 7, medio: null, motivo: null });
  expect(valores(aplicado, { ...aplicado, id: 4, origen_id: 2 })).toEqual([[3, 20]]);
});

it.each<[string, Partial<MovimientoAFavor>]>([
  ['del mismo sobrante', { origen_id: 1 }],
  ['de otro momento', { registrado_en: '2026-11-12T15:00:00.001Z' }],
  ['de los que no se sabe el momento', { registrado_en: null }],
  ['por otra cosa', { motivo: 'La pidió' }],
  ['de otro pago', { abono_id: 9 }],
  ['de los que uno se anuló aparte', { id: 9 }],
])('dos %s son dos', (_, cambios) => {
  const anulacion = movimiento({ id: 10, origen_id: 2, tipo: 'DEVOLUCION_ANULADA', devolucion_id: 9 });
  const otro = movimiento({ id: 4, origen_id: 2, ...cambios });
  const una = movimiento(cambios.registrado_en === null ? cambios : {});
  expect(valores({ ...una, id: 3 }, otro, anulacion)).toHaveLength(3);
});
