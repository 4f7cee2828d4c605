import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { SIN_CIFRAS, sumarCifras } from '@/domain/mensualidades/cierres/cifras-del-mes';
import {
  abonosAnuladosDelMes,
  ajustesDelMes,
  cifrasDe,
  MAXIMO_DE_FALTANTES,
  recibosDelMes,
  sinCobroDelMes,
} from '@/domain/mensualidades/cierres/filas-del-mes';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';

const MES = { desde: '2026-10-01', hasta: '2026-10-31' };
const cobro = (id: number, cambios: Partial<Mensualidad>) => ({
  ...mensualidad({ id, periodo: '2026-10', ...cambios }),
  participante_nombre: `Nombre ${id}`,
});

describe('lo que nadie tiene que pagar de un mes', () => {
  it('es lo exonerado y lo anulado de ese mes, con su motivo', () => {
    const filas = sinCobroDelMes(
      [
        cobro(10, { estado: 'ANULADA', motivo_anulacion: 'Se repitió', valor: 5, concepto: 'OTRO' }),
        cobro(9, { estado: 'EXONERADA', motivo_anulacion: 'Beca', valor: 7 }),
        cobro(2, { estado: 'PENDIENTE' }),
        cobro(3, { estado: 'ANULADA', periodo: '2026-09' }),
      ],
      '2026-10',
    );
    const comun = { participante_nombre: 'Nombre 9', concepto: 'MENSUALIDAD', valor: 7, motivo: 'Beca' };
    expect(filas).toEqual([
      { mensualidad_id: 9, estado: 'EXONERADA', ...comun },
      {
        ...{ mensualidad_id: 10, estado: 'ANULADA', participante_nombre: 'Nombre 10', concepto: 'OTRO' },
        ...{ valor: 5, motivo: 'Se repitió' },
      },
    ]);
  });

  it('no suma en las cifras, y lo demás se suma parte por parte', () => {
    for (const estado of ['EXONERADA', 'ANULADA'] as const)
      expect(cifrasDe(cobro(1, { estado, valor: 100 }))).toEqual(SIN_CIFRAS);
    const parte = {
      mensualidades: 1,
      facturado: 2,
      descuentos: 3,
      recaudado: 4,
      ajustado: 5,
      por_cobrar: 6,
      sin_pago: 7,
    };
    expect(sumarCifras([parte, parte])).toEqual({
      ...{ mensualidades: 2, facturado: 4, descuentos: 6, recaudado: 8, ajustado: 10, por_cobrar: 12 },
      sin_pago: 14,
    });
    expect(sumarCifras([])).toEqual({
      ...{
        mensualidades: 0,
        facturado: 0,
        descuentos: 0,
        recaudado: 0,
        ajustado: 0,
        por_cobrar: 0,
        sin_pago: 0,
      },
    });
  });
});

describe('los ajustes de un mes', () => {
  const ajustes = (...abonos: Parameters<typeof abono>[0][]) =>
    ajustesDelMes([cobro(9, { periodo: '2026-08', abonos: abonos.map((uno) => abono(uno)) })], MES);
  const comun = { recibo: 7, participante_nombre: 'Nombre 9', periodo: '2026-08' };
  const anulado = { anulado_en: 'x', motivo_anulacion: 'Lo devolvieron' };

  it('una corrección quita de lo que se cobró, el primer día y el último también', () => {
    const correccion = { medio: 'AJUSTE', valor: 30, recibo: 7, referencia: 'De más' } as const;
    const linea = { ...comun, medio: 'AJUSTE', valor: -30, motivo: 'De más' };
    expect(
      ajustes(
        { ...correccion, id: 4, fecha: '2026-10-31' },
        { ...correccion, id: 3, fecha: '2026-10-01' },
        { ...correccion, id: 2, fecha: '2026-09-30' },
        { ...correccion, id: 1, fecha: '2026-11-01' },
        { ...correccion, id: 5, fecha: '2026-10-05', ...anulado },
      ),
    ).toEqual([
      { ...linea, abono_id: 3, fecha: '2026-10-01' },
      { ...linea, abono_id: 4, fecha: '2026-10-31' },
    ]);
  });

  it('un abono anulado tarde se descuenta el día que se anuló; el saldo a favor no es dinero', () => {
    const tarde = { recibo: 7, fecha: '2026-09-10', ajuste_en: '2026-10-12', ...anulado };
    expect(
      ajustes(
        { ...tarde, id: 11, valor: 50, excedente: 5, medio: 'NEQUI' },
        { ...tarde, id: 2, valor: 40, medio: 'SALDO_A_FAVOR' },
        { ...tarde, id: 3, valor: 9, ajuste_en: '2026-11-01' },
        { ...tarde, id: 4, valor: 8, ajuste_en: null },
        { id: 5, valor: 7, fecha: '2026-10-12' },
      ),
    ).toEqual([
      {
        ...comun,
        abono_id: 2,
        fecha: '2026-10-12',
        medio: 'SALDO_A_FAVOR',
        valor: 0,
        motivo: 'Lo devolvieron',
      },
      { ...comun, abono_id: 11, fecha: '2026-10-12', medio: 'NEQUI', valor: -55, motivo: 'Lo devolvieron' },
    ]);
  });

  it('la corrección que se anuló tarde se pone y se quita, cada una en su día', () => {
    const linea = { ...comun, abono_id: 3, medio: 'AJUSTE' };
    expect(
      ajustes({
        ...{ id: 3, medio: 'AJUSTE', valor: 30, recibo: 7, fecha: '2026-10-02', referencia: 'De más' },
        ...{ ...anulado, ajuste_en: '2026-10-20' },
      }),
    ).toEqual([
      { ...linea, fecha: '2026-10-02', valor: -30, motivo: 'De más' },
      { ...linea, fecha: '2026-10-20', valor: 30, motivo: 'Lo devolvieron' },
    ]);
  });

  it('los abonos anulados a tiempo son los de su día, con lo que había sobrado', () => {
    const a_tiempo = { recibo: 7, ...anulado, valor: 50, excedente: 5 };
    const filas = abonosAnuladosDelMes(
      [
        cobro(9, {
          abonos: [
            abono({ ...a_tiempo, id: 12, fecha: '2026-10-05' }),
            abono({ ...a_tiempo, id: 2, fecha: '2026-10-05' }),
            abono({ ...a_tiempo, id: 3, fecha: '2026-10-04' }),
            abono({ ...a_tiempo, id: 4, fecha: '2026-10-04', ajuste_en: '2026-11-02' }),
            abono({ ...a_tiempo, id: 5, fecha: '2026-11-01' }),
            abono({ id: 6, fecha: '2026-10-04' }),
          ],
        }),
      ],
      MES,
    );
    expect(filas.map(({ abono_id, fecha }) => [abono_id, fecha])).toEqual([
      [3, '2026-10-04'],
      [2, '2026-10-05'],
      [12, '2026-10-05'],
    ]);
    expect(filas[0]).toEqual({
      ...{ abono_id: 3, fecha: '2026-10-04', recibo: 7, participante_nombre: 'Nombre 9', valor: 55 },
      motivo: 'Lo devolvieron',
    });
  });
});

describe('los recibos de un mes', () => {
  const recibo = (numero: number | null, cambios: Parameters<typeof abono>[0] = {}) =>
    abono({ recibo: numero, fecha: '2026-10-10', ...cambios });

  it('van del menor al mayor aunque se anotaran en desorden, sin los de ejemplo', () => {
    expect(recibosDelMes([recibo(10), recibo(9), recibo(null), recibo(900_000_001)], MES)).toEqual({
      ...{ desde: 9, hasta: 10, cantidad: 2, faltan: [] },
    });
  });

  it('son los que se anotaron en el mes o, de los de antes, los de sus fechas', () => {
    const anotado = (numero: number, registrado_en: string) =>
      recibo(numero, { registrado_en, fecha: '2026-09-10' });
    const abonos = [
      anotado(1, '2026-10-01T04:59:00Z'),
      anotado(2, '2026-10-01T05:00:00Z'),
      recibo(3, { registrado_en: null, fecha: '2026-10-01' }),
      recibo(4, { registrado_en: null, fecha: '2026-11-01' }),
    ];
    expect(recibosDelMes(abonos, MES)).toMatchObject({ desde: 2, hasta: 3, cantidad: 2 });
  });

  it('de muchos que faltan se nombran los primeros', () => {
    const { faltan } = recibosDelMes([recibo(1), recibo(200)], MES);
    expect([faltan.length, faltan[0], faltan.at(-1)]).toEqual([
      MAXIMO_DE_FALTANTES,
      2,
      MAXIMO_DE_FALTANTES + 1,
    ]);
    expect(MAXIMO_DE_FALTANTES).toBe(50);
  });
});
