import { describe, expect, it } from 'vitest';
import { armarArqueo, diasSinContar, validarArqueo } from '@/domain/mensualidades/cierres/arqueo-guardado';

const HOY = '2026-11-24';

describe('un arqueo', () => {
  const rango = { desde: '2026-11-01', hasta: HOY };

  it('se cuenta por billetes o en total, y dice cuánto sobra o falta', () => {
    const datos = validarArqueo({ ...rango, conteo: { 50000: 2, 1000: 3 } }, HOY);
    expect(armarArqueo(datos, { recibido: 110_000, devuelto: 5_000 })).toEqual({
      ...rango,
      sede_id: null,
      conteo: { 50000: 2, 1000: 3 },
      contado: 103_000,
      base: 0,
      recibido: 110_000,
      devuelto: 5_000,
      retirado: 0,
      diferencia: -2_000,
      nota: null,
    });
    const total = validarArqueo({ ...rango, contado: '0', sede_id: 2, nota: 'Vacía' }, HOY);
    expect(armarArqueo(total, { recibido: 0, devuelto: 0 })).toMatchObject({ contado: 0, sede_id: 2 });
  });

  it('cuenta con lo que ya había en la caja y con lo que se sacó de ella', () => {
    const datos = validarArqueo({ ...rango, contado: 130_000, base: 100_000, retirado: '250.000' }, HOY);
    expect(armarArqueo(datos, { recibido: 300_000, devuelto: 20_000 })).toMatchObject({
      base: 100_000,
      retirado: 250_000,
      diferencia: 0,
    });
    // Nothing came in, and what was given back came out of what there was.
    const devolucion = validarArqueo({ ...rango, contado: 90_000, base: 100_000, retirado: null }, HOY);
    expect(armarArqueo(devolucion, { recibido: 0, devuelto: 10_000 })).toMatchObject({
      base: 100_000,
      retirado: 0,
      diferencia: 0,
    });
  });

  it.each([
    [{}, 'contado', 'Escriba cuánto contó'],
    [{ contado: 5, conteo: { 1000: 1 } }, 'contado', 'El total no es lo que suman los billetes y monedas'],
    [{ contado: 5, hasta: '2026-11-25' }, 'hasta', 'El último día que se cuenta no puede ser futuro'],
  ])('%j se rechaza en %s', (cambios, campo, mensaje) => {
    expect(() => validarArqueo({ ...rango, ...cambios }, HOY)).toThrow(
      expect.objectContaining({ message: 'Revise los campos señalados', campos: { [campo]: mensaje } }),
    );
  });

  it.each([
    [{ contado: 5, hasta: '2026-10-31' }, 'hasta'],
    [{ contado: -5 }, 'contado'],
    [{ contado: 5, base: -1 }, 'base'],
    [{ contado: 5, retirado: -1 }, 'retirado'],
  ])('%j no es algo que se cuente: %s', (cambios, campo) => {
    expect(() => validarArqueo({ ...rango, ...cambios }, HOY)).toThrow(
      expect.objectContaining({ campos: { [campo]: expect.any(String) } }),
    );
  });

  it('el total que suman los billetes se puede escribir también, y el que no se cuenta por billetes es el que se escribió', () => {
    expect(validarArqueo({ ...rango, contado: 3_000, conteo: { 1000: 3 } }, HOY)).toMatchObject({
      contado: 3_000,
    });
    const datos = validarArqueo({ ...rango, contado: 70 }, HOY);
    expect(armarArqueo(datos, { recibido: 50, devuelto: 0 })).toMatchObject({ contado: 70, diferencia: 20 });
  });

  it('los días sin contar son los que ningún arqueo cubre, sede por sede', () => {
    const efectivo = [
      { fecha: '2026-11-03', sede_id: 1, total: 10 },
      { fecha: '2026-11-02', sede_id: 1, total: 20 },
      { fecha: '2026-11-02', sede_id: 2, total: 30 },
      { fecha: '2026-11-04', sede_id: null, total: 40 },
      { fecha: '2026-11-05', sede_id: 1, total: 0 },
    ];
    const sinContar = (...arqueos: Parameters<typeof diasSinContar>[1][number][]) =>
      diasSinContar(efectivo, arqueos).map(({ fecha, total }) => [fecha.slice(8), total]);
    expect(sinContar()).toEqual([
      ['02', 50],
      ['03', 10],
      ['04', 40],
    ]);
    expect(sinContar({ desde: '2026-11-01', hasta: '2026-11-30', sede_id: 1, recibido: 30 })).toEqual([
      ['02', 30],
      ['04', 40],
    ]);
    expect(sinContar({ desde: '2026-11-02', hasta: '2026-11-04', sede_id: null, recibido: 100 })).toEqual([]);
    expect(sinContar({ desde: '2026-11-03', hasta: '2026-11-03', sede_id: null, recibido: 10 })).toEqual([
      ['02', 50],
      ['04', 40],
    ]);
  });

  it('de un día contado falta lo que entró después, y lo que se quitó no es efectivo por contar', () => {
    const efectivo = [
      { fecha: '2026-11-30', sede_id: 1, total: 400 },
      { fecha: '2026-11-30', sede_id: 1, total: 850 },
      { fecha: '2026-11-30', sede_id: 2, total: 50 },
    ];
    const elDia = { desde: '2026-11-30', hasta: '2026-11-30' };
    const sinContar = (...arqueos: Parameters<typeof diasSinContar>[1][number][]) =>
      diasSinContar(efectivo, arqueos).map(({ total }) => total);
    expect(sinContar({ ...elDia, sede_id: null, recibido: 450 })).toEqual([850]);
    expect(sinContar({ ...elDia, sede_id: null, recibido: 1_300 })).toEqual([]);
    expect(sinContar({ ...elDia, sede_id: null, recibido: 2_000 })).toEqual([]);
    // Nobody counted that of the other sede.
    expect(sinContar({ ...elDia, sede_id: 1, recibido: 400 })).toEqual([900]);
    // The last one counts, and it is of its sede.
    const otraVez = { ...elDia, sede_id: 1, recibido: 1_250 };
    expect(sinContar(otraVez, { ...elDia, sede_id: null, recibido: 450 })).toEqual([]);
    expect(sinContar({ ...elDia, sede_id: null, recibido: 1_300 }, otraVez)).toEqual([]);
    // Of a count of several days nobody knows which it lacks.
    expect(sinContar({ ...elDia, desde: '2026-11-29', sede_id: null, recibido: 450 })).toEqual([]);
  });
});
