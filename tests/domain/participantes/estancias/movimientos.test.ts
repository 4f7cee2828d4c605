import { unEvento } from '@tests/builders/un-evento';
import { describe, expect, it } from 'vitest';
import type { Evento } from '@/domain/participantes/estancias/estancia';
import {
  type EstanciaQueSeMueve,
  esquemaMovimiento,
  movimientosEntre,
} from '@/domain/participantes/estancias/movimientos';

/** In sede 1 since January, unless it is said otherwise. */
const de = (nombre: string, ...eventos: Partial<Evento>[]): EstanciaQueSeMueve => ({
  nombre,
  estancia: {
    participante_id: nombre,
    fecha_ingreso: '2026-01-10',
    fecha_egreso: null,
    tipo_egreso: null,
    sede_id: 1,
    area: null,
    eventos: eventos.map(unEvento),
  },
});

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };

const dichos = (estancias: readonly EstanciaQueSeMueve[], dias = MARZO, sede_id?: number) =>
  movimientosEntre(estancias, { ...dias, sede_id }).map(
    ({ dia, tipo, participante_nombre }) => `${dia} ${tipo} ${participante_nombre}`,
  );

describe('movimientosEntre', () => {
  it('tells both ends of a permission, each on its day, and only those in the days asked for', () => {
    const ana = de('Ana', { salida: '2026-02-27', regreso_real: '2026-03-01' });
    const beto = de('Beto', { salida: '2026-03-31' }, { salida: '2026-04-01' });
    expect(dichos([beto, ana])).toEqual(['2026-03-01 REGRESO Ana', '2026-03-31 SALIDA Beto']);
  });

  it('of one day, in the order in which a sheet tells it, and by name as people sort them', () => {
    const salio = { salida: '2026-03-02' };
    const { estancia, nombre } = de('Zoe');
    const zoe = {
      nombre,
      estancia: { ...estancia, fecha_ingreso: '2026-03-02', fecha_egreso: '2026-03-02' },
    };
    expect(dichos([zoe, de('Óscar', salio), de('Pablo', salio), de('Nora', salio)])).toEqual([
      '2026-03-02 INGRESO Zoe',
      '2026-03-02 SALIDA Nora',
      '2026-03-02 SALIDA Óscar',
      '2026-03-02 SALIDA Pablo',
      '2026-03-02 EGRESO Zoe',
    ]);
  });

  it('tells a transfer in both sedes, and what came before it where the person was then', () => {
    const traslado = { tipo: 'TRASLADO', fecha: '2026-03-10', desde_sede_id: 2, hasta_sede_id: 1 } as const;
    const ana = de('Ana', traslado, { salida: '2026-03-05', regreso_real: '2026-03-12' });
    const [salida, traslada, regreso] = [
      '2026-03-05 SALIDA Ana',
      '2026-03-10 TRASLADO Ana',
      '2026-03-12 REGRESO Ana',
    ];
    expect(dichos([ana], MARZO, 2)).toEqual([salida, traslada]);
    expect(dichos([ana], MARZO, 1)).toEqual([traslada, regreso]);
    expect(dichos([ana], MARZO, 3)).toEqual([]);
  });

  it('of whoever is moved on the day they came in, says that they came in where they were moved from', () => {
    const traslado = { tipo: 'TRASLADO', fecha: '2026-03-10', desde_sede_id: 2, hasta_sede_id: 1 } as const;
    const { nombre, estancia } = de('Ana', traslado);
    const ana = { nombre, estancia: { ...estancia, fecha_ingreso: '2026-03-10' } };
    expect(dichos([ana], MARZO, 2)).toEqual(['2026-03-10 INGRESO Ana', '2026-03-10 TRASLADO Ana']);
    expect(dichos([ana], MARZO, 1)).toEqual(['2026-03-10 TRASLADO Ana']);
  });

  it('of whoever goes out on the day of a transfer, tells it where they came to', () => {
    const traslado = { tipo: 'TRASLADO', fecha: '2026-03-10', desde_sede_id: 2, hasta_sede_id: 1 } as const;
    const ana = de('Ana', traslado, { salida: '2026-03-10' });
    expect(dichos([ana], MARZO, 1)).toContain('2026-03-10 SALIDA Ana');
    expect(dichos([ana], MARZO, 2)).not.toContain('2026-03-10 SALIDA Ana');
  });

  it('does not tell another area or another phase of the same house, nor what has no day', () => {
    const deArea = { tipo: 'TRASLADO', fecha: '2026-03-10', desde_sede_id: 1, hasta_sede_id: 1 } as const;
    const deFase = { tipo: 'CAMBIO_DE_FASE', fecha: '2026-03-10' } as const;
    expect(dichos([de('Ana', deArea, deFase, { regreso_previsto: '2026-03-20' })])).toEqual([]);
  });

  it('of whoever changes of phase later on, tells the permission where they lived', () => {
    const ana = de('Ana', { salida: '2026-03-05' }, { tipo: 'CAMBIO_DE_FASE', fecha: '2026-03-20' });
    expect(dichos([ana], MARZO, 1)).toEqual(['2026-03-05 SALIDA Ana']);
  });

  it('is read by whoever asks just as it was told, and what is no movement is not', () => {
    const permiso = { salida: '2026-03-02', regreso_previsto: '2026-03-04', regreso_real: '2026-03-04' };
    const traslado = {
      tipo: 'TRASLADO',
      fecha: '2026-03-10',
      desde_sede_id: null,
      hasta_sede_id: 1,
    } as const;
    const { nombre, estancia } = de('Ana', permiso, traslado);
    const salio = { fecha_egreso: '2026-03-15', tipo_egreso: 'ABANDONO' } as const;
    const contados = movimientosEntre([{ nombre, estancia: { ...estancia, ...salio } }], MARZO);
    expect(contados).toHaveLength(4);
    for (const contado of contados) {
      expect(esquemaMovimiento.parse(contado)).toEqual(contado);
      for (const mal of [{ tipo: 'PASEO' }, { dia: 'ayer' }, { participante_id: null }, { sede_id: '' }])
        expect(esquemaMovimiento.safeParse({ ...contado, ...mal }).success).toBe(false);
    }
  });
});
