import { unAbono } from '@tests/builders/un-abono';
import { mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { revisarAjuste, validarAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import { porcentajeRecaudado, SIN_CIFRAS } from '@/domain/mensualidades/cierres/cifras-del-mes';
import { cifrasDe, recibosDelMes } from '@/domain/mensualidades/cierres/filas-del-mes';
import {
  estaCerrado,
  exigirFechaAbierta,
  exigirMesAbierto,
  impedimentoDeCierre,
  revisarCierre,
  revisarReapertura,
  validarCierre,
  validarReapertura,
} from '@/domain/mensualidades/cierres/reglas-cierre';
import { enElRecaudo, entradasDeDinero, sumarEntradas } from '@/domain/mensualidades/entradas-de-dinero';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { recaudoDe } from '@/domain/mensualidades/recaudo';
import { formatearCorto } from '@/domain/shared/dinero/formatear-corto';
import type { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const HOY = '2026-11-24';
const falla = (hacer: () => unknown): ErrorAplicacion => {
  try {
    hacer();
  } catch (error) {
    return error as ErrorAplicacion;
  }
  throw new Error('No falló');
};

const abono = (cambios: Partial<Abono> = {}): Abono =>
  unAbono({ fecha: '2026-10-10', valor: 300, registrado_por: null, ...cambios });

describe('un mes cerrado', () => {
  it.each([
    ['2026-09', true],
    ['2026-10', true],
    ['2026-11', false],
    [null, false],
  ])('con octubre cerrado, %s: %s', (mes, cerrado) => {
    expect(estaCerrado('2026-10', mes)).toBe(cerrado);
    expect(estaCerrado(null, mes)).toBe(false);
  });

  it('lo dice con el mes y lo que se puede hacer, junto a cada campo', () => {
    const rechazo = { campos: ['valor', 'periodo'], remedio: 'haga otra cosa' };
    const mensaje = 'Octubre de 2026 está cerrado: haga otra cosa';
    expect(falla(() => exigirMesAbierto('2026-10', '2026-10', rechazo))).toMatchObject({
      codigo: 'CONFLICTO',
      message: mensaje,
      campos: { valor: mensaje, periodo: mensaje },
    });
    expect(() => exigirMesAbierto('2026-10', '2026-11', rechazo)).not.toThrow();
    expect(() => exigirMesAbierto('2026-10', null, rechazo)).not.toThrow();
    expect(falla(() => exigirFechaAbierta('2026-12', '2026-12-31')).campos).toEqual({
      fecha: 'Diciembre de 2026 está cerrado: escriba una fecha desde el vie 1 ene 2027',
    });
  });

  it.each([
    ['2026-10', null, null],
    ['2026-03', null, null],
    ['2026-10', '2026-09', null],
    ['2026-10', '2026-08', 'Los meses se cierran en orden: falta cerrar septiembre de 2026'],
    ['2026-10', '2026-10', 'Octubre de 2026 ya está cerrado'],
    ['2026-11', '2026-10', 'Noviembre de 2026 no ha terminado: se puede cerrar desde el mar 1 dic 2026'],
    ['2026-12', null, 'Diciembre de 2026 no ha terminado: se puede cerrar desde el vie 1 ene 2027'],
  ])('cerrar %s con %s cerrado: %s', (mes, ultimo, impedimento) => {
    expect(impedimentoDeCierre(mes, ultimo, HOY)).toBe(impedimento);
  });

  it('lo que impide cerrarlo se dice junto a él', () => {
    expect(() => revisarCierre('2026-10', '2026-09', HOY)).not.toThrow();
    const mensaje = 'Octubre de 2026 ya está cerrado';
    expect(falla(() => revisarCierre('2026-10', '2026-10', HOY))).toMatchObject({
      ...{ codigo: 'CONFLICTO', message: mensaje, campos: { periodo: mensaje } },
    });
  });

  it('se pide con su mes, y abrirlo con su motivo', () => {
    expect(validarCierre({ periodo: '2026-10' })).toBe('2026-10');
    expect(validarReapertura({ motivo: ' Faltaba ' })).toBe('Faltaba');
    for (const hacer of [
      () => validarCierre({ periodo: 'octubre' }),
      () => validarCierre({ periodo: '2026-10', otro: 1 }),
      () => validarReapertura({ motivo: 'ab' }),
      () => validarReapertura({ motivo: 'x'.repeat(501) }),
    ])
      expect(falla(hacer).codigo).toBe('VALIDACION');
    expect(validarReapertura({ motivo: 'x'.repeat(500) })).toHaveLength(500);
  });

  it('sin ninguno cerrado, o sin mes, todo está abierto', () => {
    expect(() => exigirFechaAbierta(null, '2026-12-31')).not.toThrow();
    expect(() => exigirMesAbierto(null, '2026-12', { campos: [], remedio: '' })).not.toThrow();
  });

  it('solo se abre el último', () => {
    expect(() => revisarReapertura('2026-10', '2026-10')).not.toThrow();
    expect(falla(() => revisarReapertura('2026-09', '2026-10')).campos).toEqual({
      motivo: 'Solo se puede abrir otra vez el último mes cerrado, octubre de 2026',
    });
    expect(falla(() => revisarReapertura('2026-11', '2026-10')).message).toBe(
      'Noviembre de 2026 no está cerrado',
    );
    expect(falla(() => revisarReapertura('2026-11', null)).message).toBe('Noviembre de 2026 no está cerrado');
  });
});

describe('las cifras de un mes', () => {
  it('facturado es lo recaudado, lo ajustado y lo que falta', () => {
    const cobro = mensualidad({
      valor: 1000,
      descuento: 100,
      abonos: [abono(), abono({ id: 2, valor: 50, medio: 'AJUSTE' }), abono({ id: 3, anulado_en: 'ayer' })],
    });
    expect(cifrasDe(cobro)).toEqual({
      mensualidades: 1,
      facturado: 900,
      descuentos: 100,
      recaudado: 300,
      ajustado: 50,
      por_cobrar: 550,
      sin_pago: 0,
    });
    expect(cifrasDe({ ...cobro, estado: 'ANULADA', abonos: [] })).toEqual(SIN_CIFRAS);
    expect(cifrasDe({ ...cobro, abonos: [] })).toMatchObject({ sin_pago: 1 });
    // A correction is no payment; and what it leaves at nothing is not owed.
    const ajustado = (valor: number) => ({ ...cobro, abonos: [abono({ valor, medio: 'AJUSTE' })] });
    expect(cifrasDe(ajustado(50))).toMatchObject({ recaudado: 0, ajustado: 50, sin_pago: 1 });
    expect(cifrasDe(ajustado(900))).toMatchObject({ recaudado: 0, por_cobrar: 0, sin_pago: 0 });
  });

  it.each([
    [0, 0, null],
    [0, 10, 0],
    [999, 1, 99],
    [10, 0, 100],
  ])('recaudado %i y por cobrar %i: %s %', (recaudado, por_cobrar, porcentaje) => {
    expect(porcentajeRecaudado({ ...SIN_CIFRAS, recaudado, por_cobrar })).toBe(porcentaje);
  });

  it.each([
    [0, '$\u00a00'],
    [999, '$\u00a0999'],
    [1_000, '1\u00a0mil'],
    [850_000, '850\u00a0mil'],
    [999_499, '999\u00a0mil'],
    [999_500, '1\u00a0M'],
    [12_340_000, '12,3\u00a0M'],
    [99_940_000, '99,9\u00a0M'],
    [123_456_789, '123\u00a0M'],
  ])('en un teléfono, %i es %s', (valor, corto) => {
    expect(formatearCorto(valor)).toBe(corto);
  });

  it('los recibos del mes se cuentan una vez cada número, y se nombran los que faltan', () => {
    const rango = { desde: '2026-10-01', hasta: '2026-10-31' };
    const en = (recibo: number | null, registrado_en: string | null, fecha = '2026-10-10') =>
      abono({ recibo, registrado_en, fecha });
    expect(
      recibosDelMes(
        [
          en(3, '2026-10-02T15:00:00Z'),
          en(3, '2026-10-02T15:00:00Z'),
          en(6, '2026-10-31T20:00:00Z'),
          en(4, '2026-11-01T15:00:00Z'),
          en(7, null, '2026-09-30'),
          en(null, '2026-10-05T15:00:00Z'),
        ],
        rango,
      ),
    ).toEqual({ desde: 3, hasta: 6, cantidad: 2, faltan: [5] });
    expect(recibosDelMes([], rango)).toEqual({ desde: null, hasta: null, cantidad: 0, faltan: [] });
  });
});

describe('los ajustes de un mes cerrado', () => {
  it('un abono anulado tarde cuenta en su día, y se descuenta el día de su anulación', () => {
    const tarde = abono({ excedente: 20, anulado_en: '2026-11-03T15:00:00Z', ajuste_en: '2026-11-03' });
    expect(entradasDeDinero([tarde]).map(({ fecha, total }) => [fecha, total])).toEqual([
      ['2026-10-10', 320],
      ['2026-11-03', -320],
    ]);
    const enMes = (mes: string) => recaudoDe({ desde: `${mes}-01`, hasta: `${mes}-28` }, [tarde], []);
    expect(enMes('2026-10')).toMatchObject({ total: 320, cantidad: 1, ajustes: 0 });
    expect(enMes('2026-11')).toMatchObject({ total: -320, cantidad: 0, ajustes: 320, efectivo: -320 });
  });

  it('lo que se descuenta es del mismo medio y de la misma casa, y nadie lo registró aquel día', () => {
    const registrado_en = '2026-10-10T15:00:00Z';
    const tarde = abono({
      medio: 'NEQUI',
      sede_id: 2,
      registrado_en,
      anulado_en: 'x',
      ajuste_en: '2026-11-03',
    });
    const suyo = { medio: 'NEQUI', sede_id: 2 };
    const entradas = entradasDeDinero([tarde]);
    expect(entradas).toEqual([
      { ...suyo, fecha: '2026-10-10', total: 300, registrado_en, esAjuste: false },
      { ...suyo, fecha: '2026-11-03', total: -300, registrado_en: null, esAjuste: true },
    ]);
    expect([sumarEntradas(entradas), sumarEntradas(entradas.slice(0, 1)), sumarEntradas([])]).toEqual([
      ...[0, 300, 0],
    ]);
  });

  it('en el recaudo de su día está lo que se recibió, menos lo que se anuló a tiempo', () => {
    const anulado_en = '2026-10-11T15:00:00Z';
    const de = (cambios: Partial<Abono>) => enElRecaudo(abono({ excedente: 20, ...cambios }));
    expect([de({}), de({ anulado_en }), de({ anulado_en, ajuste_en: '2026-11-03' })]).toEqual([320, 0, 320]);
  });

  it('ni lo anulado a tiempo, ni el saldo a favor, ni una corrección son dinero', () => {
    expect(
      entradasDeDinero([
        abono({ anulado_en: '2026-10-11T15:00:00Z' }),
        abono({ medio: 'SALDO_A_FAVOR' }),
        abono({ medio: 'AJUSTE' }),
        abono({ medio: 'AJUSTE', anulado_en: '2026-11-03T15:00:00Z', ajuste_en: '2026-11-03' }),
      ]),
    ).toEqual([]);
  });

  it('una corrección es de un mes cerrado, y no pasa del saldo', () => {
    const cobro = mensualidad({ valor: 1000, periodo: '2026-10' });
    const datos = validarAjuste({ valor: '1.000', motivo: ' Se cobró de más ' });
    expect(datos).toEqual({ valor: 1000, motivo: 'Se cobró de más' });
    expect(() => revisarAjuste(cobro, datos, '2026-10')).not.toThrow();
    expect(falla(() => revisarAjuste(cobro, { ...datos, valor: 1001 }, '2026-10'))).toMatchObject({
      codigo: 'VALIDACION',
      message: 'Revise los campos señalados',
      campos: { valor: 'El ajuste no puede superar el saldo de $\u00a01.000' },
    });
    const negado = (cambios: Partial<typeof cobro>, ultimo: string) =>
      falla(() => revisarAjuste({ ...cobro, ...cambios }, datos, ultimo));
    const conMensaje = (message: string) => ({ codigo: 'CONFLICTO', message, campos: { valor: message } });
    expect(negado({}, '2026-09')).toMatchObject(
      conMensaje('Octubre de 2026 está abierto: edite la mensualidad'),
    );
    expect(negado({ periodo: null }, '2026-10')).toMatchObject(
      conMensaje('Esta mensualidad no es de un mes cerrado: edite la mensualidad'),
    );
    expect(negado({ abonos: [abono({ valor: 1000 })] }, '2026-10')).toMatchObject(
      conMensaje('Esta mensualidad no tiene saldo: anule antes el abono que sobra'),
    );
  });
});
