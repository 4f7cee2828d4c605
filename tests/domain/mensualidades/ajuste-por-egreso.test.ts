import { abono, mensualidad } from '@tests/domain/ejemplos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ajustarPorEgreso, saldoTrasAjuste } from '@/domain/mensualidades/ajuste-por-egreso';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';

const EGRESO = '2026-11-15';
const ajustar = (
  cambios: Partial<Mensualidad> = {},
  egreso = EGRESO,
  ingreso: string | null = '2026-01-10',
) => ajustarPorEgreso([mensualidad(cambios)], { ingreso, egreso })[0];

describe('el ajuste que promete el acuerdo de pago', () => {
  it('se paga hasta el día en que estuvo en la casa, y queda escrito', () => {
    expect(ajustar({ observaciones: 'Acordado con la mamá', version: 4 })).toMatchObject({
      dias: 15,
      deDias: 30,
      antes: 850_000,
      despues: 425_000,
      pagadoDeMas: 0,
      cambios: {
        descuento: 425_000,
        cobra_hasta: EGRESO,
        version: 4,
        observaciones: expect.stringMatching(
          /^Acordado con la mamá\nEgreso el dom 15 nov 2026: se paga hasta ese día, 15 de 30 días; de \$\s850\.000 a \$\s425\.000\.$/,
        ),
      },
    });
  });

  it('la beca y lo descontado se conservan: se reparte lo que había por pagar', () => {
    expect(ajustar({ descuento: 250_000 })).toMatchObject({
      antes: 600_000,
      despues: 300_000,
      cambios: { descuento: 550_000 },
    });
  });

  it('nada se exonera mientras quede algo por pagar, y lo escrito empieza por el egreso si no había nada', () => {
    const { cambios } = ajustar() ?? {};
    expect(cambios).not.toHaveProperty('motivo_anulacion');
    expect(cambios?.observaciones).toMatch(/^Egreso el/);
  });

  it('lo que se cobra desde o hasta un día de otro mes es el mes entero', () => {
    expect(ajustar({ cobra_desde: '2026-10-16', cobra_hasta: '2026-12-05' })).toMatchObject({
      dias: 15,
      deDias: 30,
    });
  });

  it('un egreso que se corrige a un día anterior parte de lo que ya se había descontado', () => {
    const ajustada = { cobra_hasta: '2026-11-20', descuento: 450_000, descuento_antes_del_egreso: 250_000 };
    // 400.000 for 20 days.
    expect(ajustar(ajustada)).toMatchObject({ antes: 400_000, despues: 300_000, deDias: 20 });
  });

  it('de quien salió y volvió ese mes, cada día por fuera quita su parte de lo que era antes', () => {
    // 600.000 a month, less the nine days away.
    const deDosVeces = { cobra_hasta: '2026-11-30', descuento: 430_000, descuento_antes_del_egreso: 250_000 };
    expect(ajustar(deDosVeces, '2026-11-25', '2026-11-20')).toMatchObject({
      ...{ dias: 25, deDias: 30, antes: 420_000, despues: 320_000 },
      cambios: { descuento: 530_000, descuento_antes_del_egreso: 250_000 },
    });
    const deUna = { cobra_hasta: '2026-11-30', descuento: 250_000 };
    expect(ajustar(deUna, '2026-11-25', '2026-11-21')).toMatchObject({ dias: 5, despues: 100_000 });
  });

  it('de quien llegó a mitad de mes se cuentan sus días', () => {
    const porDias = { valor: 425_000, cobra_desde: '2026-11-16' };
    expect(ajustar(porDias, '2026-11-20', '2026-11-16')).toMatchObject({
      dias: 5,
      deDias: 15,
      despues: 141_666,
    });
    expect(ajustar({}, '2026-11-20', '2026-11-16')).toMatchObject({ dias: 5, deDias: 30, despues: 141_666 });
  });

  it('no baja de lo ya pagado: lo demás se dice, para devolverlo o abonarlo', () => {
    const ajuste = ajustar({ abonos: [abono({ valor: 600_000 })], estado: 'CON_ABONO' });
    expect(ajuste).toMatchObject({ despues: 600_000, pagadoDeMas: 175_000 });
    expect(ajuste?.cambios.observaciones).toMatch(
      /pagado de más \$\s175\.000, para devolver o abonar a otra deuda\.$/,
    );
    const pagada = ajustar({ abonos: [abono({ valor: 850_000 })], estado: 'PAGADA' });
    expect(pagada).toMatchObject({ antes: 850_000, despues: 850_000, pagadoDeMas: 425_000 });
    expect(pagada?.cambios.observaciones).not.toMatch(/ a \$/);
  });

  it('el de un mes cerrado es una corrección de hoy, que hecha una vez no vuelve a hacer falta', () => {
    const estancia = { ingreso: '2026-01-10', egreso: EGRESO, ultimoCerrado: '2026-11' };
    const [ajuste] = ajustarPorEgreso([mensualidad()], estancia);
    expect(ajuste).toMatchObject({ antes: 850_000, despues: 425_000, correccion: { valor: 425_000 } });
    const corregida = mensualidad({
      abonos: [abono({ medio: 'AJUSTE', valor: 425_000 })],
      estado: 'CON_ABONO',
    });
    expect(ajustarPorEgreso([corregida], estancia)).toEqual([]);
    expect(ajustar()).not.toHaveProperty('correccion');
  });

  it('el mes que no había empezado no se cobra: queda exonerado', () => {
    const diciembre = mensualidad({ periodo: '2026-12' });
    const [ajuste] = ajustarPorEgreso([diciembre], { ingreso: '2026-01-10', egreso: EGRESO });
    expect(ajuste).toMatchObject({ dias: 0, deDias: 31, despues: 0 });
    expect(ajuste?.cambios.cobra_hasta).toBeUndefined();
    expect(aplicarCambiosMensualidad(diciembre, ajuste?.cambios ?? {})).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: expect.stringContaining('Egreso el dom 15 nov 2026'),
    });
  });

  it.each(['2026-11-30', '2026-12-01'])(
    'quien estuvo hasta el final paga lo cobrado: egreso el %s',
    (dia) => {
      expect(ajustar({}, dia, '2026-11-16')).toBeUndefined();
    },
  );

  it.each([
    [{ periodo: '2026-10' }, EGRESO],
    [{ concepto: 'OTRO' as const }, EGRESO],
    [{ estado: 'ANULADA' as const }, EGRESO],
    [{ estado: 'EXONERADA' as const }, EGRESO],
    [{ periodo: null }, EGRESO],
    [{}, '2026-11-30'],
    [{}, '2026-12-01'],
    [{ cobra_hasta: '2026-11-10' }, EGRESO],
  ])('%j con egreso el %s no se toca', (cambios, egreso) => {
    expect(ajustar(cambios, egreso)).toBeUndefined();
  });

  it('quien vuelve y sale otra vez no paga de nuevo ni de menos por lo ya ajustado', () => {
    expect(ajustar({ cobra_hasta: '2026-11-10' }, '2026-11-25', '2026-11-20')).toBeUndefined();
  });

  it('aplicado, deja de haber qué ajustar, el dinero cuadra y nada se vuelve negativo', () => {
    const dia = fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        dia,
        dia,
        (valor, descontado, pagado, egreso, ingreso) => {
          const descuento = Math.floor((valor * descontado) / 101);
          const neto = valor - descuento;
          const yaPagado = Math.floor((neto * pagado) / 100);
          const abonos = yaPagado > 0 ? [abono({ valor: yaPagado })] : [];
          const antes = mensualidad({ valor, descuento, abonos });
          const ajuste = ajustarPorEgreso([antes], {
            ingreso,
            egreso: egreso < ingreso ? ingreso : egreso,
          })[0];
          if (!ajuste) return;
          expect(ajuste.despues).toBeGreaterThanOrEqual(yaPagado);
          expect(ajuste.despues).toBeLessThanOrEqual(neto);
          const despues = aplicarCambiosMensualidad(antes, ajuste.cambios);
          expect(despues.valor - despues.descuento).toBe(ajuste.despues);
          expect(saldoDe(despues)).toBe(saldoTrasAjuste(ajuste));
          expect(ajuste.pagadoDeMas).toBeGreaterThanOrEqual(0);
          expect(ajuste.pagadoDeMas).toBeLessThanOrEqual(yaPagado);
        },
      ),
      { numRuns: 500, seed: 16 },
    );
  });
});
