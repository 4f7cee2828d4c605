import { atrapar } from '@tests/domain/atrapar';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { contarEfectivo, diferenciaDeArqueo } from '@/domain/mensualidades/arqueo';
import { armarEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { filasDeCuenta, sumarFilas } from '@/domain/mensualidades/filas-de-cuenta';
import { validarRango } from '@/domain/mensualidades/recaudo';
import { mesesDeTendencia, tendenciaDe } from '@/domain/mensualidades/tendencia';
import { textoEstadoDeCuenta } from '@/domain/mensualidades/texto-estado-de-cuenta';

const ANA = { id: 1, nombre: 'Ana Ríos', documento: '43000111', sede_id: null };

describe('el conteo del efectivo', () => {
  it('suma billetes y monedas, y dice cuánto sobra o falta', () => {
    const contado = contarEfectivo({ 100000: 2, 50000: 1, 2000: 3, 50: 4 });
    expect(contado).toBe(256_200);
    expect(contarEfectivo({})).toBe(0);
    expect(diferenciaDeArqueo(contado, 256_000)).toBe(200);
    expect(diferenciaDeArqueo(contado, 300_000)).toBe(-43_800);
  });
});

describe('el rango de un reporte', () => {
  it.each([[{ desde: '2026-11-01', hasta: '2026-11-01' }], [{ desde: '2025-11-22', hasta: '2026-11-22' }]])(
    '%j se acepta',
    (rango) => {
      expect(validarRango(rango)).toEqual(rango);
    },
  );

  it.each([
    [{ desde: '2026-11-02', hasta: '2026-11-01' }, 'La fecha final es anterior a la inicial'],
    [{ desde: '2025-11-20', hasta: '2026-11-21' }, 'Elija un rango de un año como máximo'],
  ])('%j: %s', (rango, mensaje) => {
    expect(atrapar(() => validarRango(rango)).campos).toEqual({ hasta: mensaje });
  });
});

describe('la tendencia', () => {
  it('son seis meses hasta el de hoy, también al cambiar de año', () => {
    expect(mesesDeTendencia('2026-02-10')).toEqual([
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('factura lo cobrado en cada mes y recauda por la fecha de cada abono vivo', () => {
    const vieja = abono({ fecha: '2026-10-02', valor: 70 });
    const anulado = abono({ id: 2, fecha: '2026-11-02', valor: 900, anulado_en: '2026-11-03T10:00:00Z' });
    const meses = tendenciaDe(
      [
        mensualidad({ valor: 100, descuento: 10, periodo: '2026-11', abonos: [vieja, anulado] }),
        mensualidad({ valor: 5_000, periodo: '2026-11', estado: 'ANULADA' }),
        mensualidad({ valor: 5_000, periodo: null }),
      ],
      HOY,
    );
    expect(meses.slice(4)).toEqual([
      { periodo: '2026-10', facturado: 0, recaudado: 70 },
      { periodo: '2026-11', facturado: 90, recaudado: 0 },
    ]);
  });
});

describe('el estado de cuenta', () => {
  const estado = armarEstadoDeCuenta(
    ANA,
    [
      mensualidad({ id: 2, periodo: '2026-11', valor: 1_000, fecha_vencimiento: '2026-12-05' }),
      mensualidad({
        id: 1,
        periodo: '2026-10',
        valor: 850,
        descuento: 50,
        abonos: [abono({ valor: 300 })],
        fecha_vencimiento: '2026-10-05',
      }),
      mensualidad({ id: 3, periodo: '2026-09', estado: 'EXONERADA', motivo_anulacion: 'No puede pagar' }),
      mensualidad({ id: 4, periodo: '2026-08', estado: 'ANULADA' }),
    ],
    HOY,
  );

  it('facturado = abonado + saldo; las exoneradas y las anuladas se ven y no cobran', () => {
    expect(estado).toMatchObject({ facturado: 1_800, abonado: 300, saldo: 1_500, vencido: 500 });
    expect(estado.mensualidades.map((m) => [m.periodo, m.saldo, m.vencida])).toEqual([
      ['2026-08', 0, false],
      ['2026-09', 0, false],
      ['2026-10', 500, true],
      ['2026-11', 1_000, false],
    ]);
  });

  it('cada fila explica lo que cobra, y suman lo que dice el total', () => {
    const filas = filasDeCuenta(estado);
    expect(filas.map((f) => [f.nota?.replaceAll('\u00a0', ' '), f.cobrado, f.abonado, f.saldo])).toEqual([
      ['Anulada, era de $ 850.000', 0, 0, 0],
      ['Exonerada, era de $ 850.000: No puede pagar', 0, 0, 0],
      ['Valor $ 850, descuento $ 50', 800, 300, 500],
      [undefined, 1_000, 0, 1_000],
    ]);
    expect(sumarFilas(filas)).toEqual({
      cobrado: estado.facturado,
      abonado: estado.abonado,
      saldo: estado.saldo,
    });
  });

  it('como mensaje dice qué se debe', () => {
    expect(textoEstadoDeCuenta(estado).replaceAll('\u00a0', ' ')).toBe(
      [
        'Estado de cuenta de Ana Ríos, sáb 21 nov 2026',
        '- Mensualidad de octubre de 2026: $ 500 (vencida, con descuento de $ 50)',
        '- Mensualidad de noviembre de 2026: $ 1.000',
        'Saldo total: $ 1.500',
      ].join('\n'),
    );
    expect(textoEstadoDeCuenta(armarEstadoDeCuenta(ANA, [], HOY))).toContain('No tiene saldos pendientes.');
  });

  it('lo que se corrigió se cobra de menos y no es un pago; y lo que después se exoneró no cobra menos que nada', () => {
    const ajuste = abono({ valor: 100, medio: 'AJUSTE' });
    const corregida = mensualidad({ id: 1, valor: 850, abonos: [ajuste, abono({ id: 2, valor: 300 })] });
    const exonerada = mensualidad({ id: 2, valor: 850, estado: 'EXONERADA', abonos: [ajuste] });
    const estado = armarEstadoDeCuenta(ANA, [corregida, exonerada], HOY);
    expect(estado).toMatchObject({ facturado: 750, abonado: 300, saldo: 450 });
    expect(filasDeCuenta(estado)).toMatchObject([
      { cobrado: 750, abonado: 300, saldo: 450, nota: expect.stringMatching(/ajuste \$\s100$/) },
      { cobrado: 0, abonado: 0, saldo: 0 },
    ]);
  });
});
