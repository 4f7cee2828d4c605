import { abono, mensualidad } from '@tests/domain/ejemplos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ajustarPorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import {
  cobrarEntera,
  cobrarPorReingreso,
  descuentoAntesDelEgreso,
  noVolverACobrar,
} from '@/domain/mensualidades/cobro-por-reingreso';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';
import { cobradoDe } from '@/domain/mensualidades/saldo';
import { sumarDias } from '@/domain/shared/fechas';

const cambiar = (antes: Mensualidad, cambios: CambiosMensualidad | undefined): Mensualidad =>
  cambios === undefined
    ? antes
    : {
        ...aplicarCambiosMensualidad(antes, cambios),
        descuento_antes_del_egreso: descuentoAntesDelEgreso(antes, cambios),
      };
const egresar = (antes: Mensualidad, egreso: string, ingreso: string | null = '2026-01-10') =>
  cambiar(antes, ajustarPorEgreso([antes], { ingreso, egreso })[0]?.cambios);
const reingresar = (antes: Mensualidad, fecha: string, gracia = 5) =>
  cambiar(antes, cobrarPorReingreso([antes], { fecha, gracia })[0]?.cambios);
const sinNotas = ({ observaciones: _, ...resto }: Mensualidad) => resto;

const noviembre = mensualidad();
const diciembre = mensualidad({
  periodo: '2026-12',
  fecha_vencimiento: '2026-12-05',
  descuento: 230_000,
});

describe('quien egresa y vuelve', () => {
  it.each([
    ['el mismo día', '2026-11-27'],
    ['al día siguiente', '2026-11-28'],
  ])('%s: sus mensualidades quedan como estaban', (_, fecha) => {
    for (const antes of [noviembre, diciembre]) {
      const egresada = egresar(antes, '2026-11-27');
      expect(egresada.descuento_antes_del_egreso).toBe(antes.descuento);
      expect(sinNotas(reingresar(egresada, fecha))).toEqual(sinNotas(antes));
    }
  });

  it('del mes que no había empezado paga desde que vuelve, y no vence antes de los días de gracia', () => {
    const egresada = egresar(diciembre, '2026-11-27');
    expect(exoneradaPorEgreso(egresada)).toBe(true);
    expect(reingresar(egresada, '2026-12-11')).toMatchObject({
      estado: 'PENDIENTE',
      motivo_anulacion: null,
      // 21 of 31 days of $ 620.000.
      descuento: 850_000 - 420_000,
      cobra_desde: '2026-12-11',
      fecha_vencimiento: '2026-12-16',
      descuento_antes_del_egreso: null,
      observaciones: expect.stringMatching(
        /\nReingreso el vie 11 dic 2026: se vuelve a cobrar por los días en la casa, 21 de 31; de \$\s0 a \$\s420\.000\.$/,
      ),
    });
  });

  it('si vuelve antes de que empiece, ese mes se cobra entero y vence cuando iba a vencer', () => {
    const egresada = egresar(diciembre, '2026-11-10');
    expect(sinNotas(reingresar(egresada, '2026-11-28'))).toEqual(sinNotas(diciembre));
  });

  it('en el mes en que salió paga los días de antes y los de después', () => {
    const vuelta = reingresar(egresar(noviembre, '2026-11-10'), '2026-11-21');
    expect(vuelta).toMatchObject({ descuento: 850_000 - 566_666, cobra_hasta: '2026-11-30' });
    expect(cobrarPorReingreso([vuelta], { fecha: '2026-11-21', gracia: 5 })).toEqual([]);
    // Leaving again takes off the days away, and not those of a stay that began on the 21st.
    const otraVez = egresar(vuelta, '2026-11-25', '2026-11-21');
    expect(otraVez).toMatchObject({ descuento: 850_000 - 424_999, cobra_hasta: '2026-11-25' });
  });

  it('un egreso anterior al primero, y la vuelta, dejan lo que había', () => {
    const egresada = egresar(egresar(noviembre, '2026-11-20'), '2026-11-15');
    expect(sinNotas(reingresar(egresada, '2026-11-15'))).toEqual(sinNotas(noviembre));
  });

  it('lo pagado de más al salir cuenta para los días en que vuelve', () => {
    const pagada = mensualidad({ abonos: [abono({ valor: 800_000 })], estado: 'CON_ABONO' });
    const egresada = egresar(pagada, '2026-11-10');
    expect(egresada).toMatchObject({ descuento: 50_000, estado: 'PAGADA' });
    expect(sinNotas(reingresar(egresada, '2026-11-20'))).toEqual(sinNotas(egresada));
    expect(sinNotas(reingresar(egresada, '2026-11-11'))).toEqual(sinNotas(pagada));
  });

  it('la que alguien decidió después se queda como la dejó', () => {
    const egresada = egresar(diciembre, '2026-11-27');
    for (const cambios of [{ descuento: 500_000 }, { estado: 'ANULADA' as const, motivo_anulacion: 'Otro' }])
      expect(cobrarPorReingreso([cambiar(egresada, cambios)], { fecha: '2026-11-28', gracia: 5 })).toEqual(
        [],
      );
    expect(cambiar(egresada, { observaciones: 'Llamar' }).descuento_antes_del_egreso).toBe(230_000);
  });

  it('si se decide no volver a cobrarle no se propone más, y queda escrito cuánto era', () => {
    const fecha = '2026-11-21';
    for (const antes of [noviembre, diciembre]) {
      const egresada = egresar(antes, '2026-11-10');
      const [cobro] = cobrarPorReingreso([egresada], { fecha, gracia: 5 });
      if (!cobro) throw new Error('No hay qué cobrar');
      const decidido = noVolverACobrar(cobro, { fecha });
      expect(decidido.despues).toBe(decidido.antes);
      const queda = cambiar(egresada, decidido.cambios);
      expect(cobrarPorReingreso([queda], { fecha, gracia: 5 })).toEqual([]);
      expect(cobradoDe(queda)).toBe(cobradoDe(egresada));
      expect(queda.observaciones).toMatch(
        /\nReingreso el sáb 21 nov 2026: se decidió no volver a cobrar \$\s[0-9.]+\.$/,
      );
    }
  });

  it('la que se decidió no cobrar entera se vuelve a cobrar como antes del egreso', () => {
    const egresada = egresar(diciembre, '2026-11-10');
    const [cobro] = cobrarPorReingreso([egresada], { fecha: '2026-11-21', gracia: 5 });
    const queda = cambiar(egresada, cobro && noVolverACobrar(cobro, { fecha: '2026-11-21' }).cambios);
    expect(queda).toMatchObject({ estado: 'EXONERADA', descuento: 230_000 });
    expect(sinNotas(cambiar(queda, { estado: 'PENDIENTE' }))).toEqual(sinNotas(diciembre));
  });

  it.each([
    mensualidad({ estado: 'EXONERADA', descuento: 850_000 }),
    mensualidad({ cobra_hasta: '2026-11-10' }),
    egresar(mensualidad({ periodo: '2026-10' }), '2026-10-15'),
  ])('no toca la que ningún egreso rebajó, ni la de un mes en que no estuvo', (suya) => {
    expect(cobrarPorReingreso([suya], { fecha: '2026-11-21', gracia: 5 })).toEqual([]);
  });

  it('cobra más que lo que quedó al salir y nunca más que lo de antes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (valor, beca, salida, fuera) => {
          const antes = mensualidad({ ...diciembre, valor, descuento: Math.floor((valor * beca) / 101) });
          const egreso = sumarDias('2026-11-01', salida);
          const egresada = egresar(antes, egreso);
          const vuelta = reingresar(egresada, sumarDias(egreso, fuera));
          expect(vuelta.descuento).toBeLessThanOrEqual(egresada.descuento);
          expect(vuelta.descuento).toBeGreaterThanOrEqual(antes.descuento);
          if (fuera <= 1) expect(vuelta.descuento).toBe(antes.descuento);
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('lo que se vuelve a cobrar, hasta sus orillas', () => {
  const EGRESADA = mensualidad({
    ...{ valor: 300, descuento: 300, descuento_antes_del_egreso: 0 },
    estado: 'EXONERADA',
  });
  const cobrar = (cambios: Partial<Mensualidad>, fecha = '2026-11-16', gracia = 5) =>
    cobrarPorReingreso([{ ...EGRESADA, ...cambios }], { fecha, gracia })[0];

  it('ni sin mes, ni anulada, ni de un mes que terminó antes de volver', () => {
    expect(cobrar({ periodo: null })).toBeUndefined();
    expect(cobrar({ estado: 'ANULADA' })).toBeUndefined();
    expect(cobrar({ descuento_antes_del_egreso: null })).toBeUndefined();
    expect(cobrar({}, '2026-12-01')).toBeUndefined();
    expect(cobrar({}, '2026-11-30')).toMatchObject({ dias: 1, deDias: 30, despues: 10 });
  });

  it('cuenta los días desde que se cobraba, y los que ya se cobraron', () => {
    expect(cobrar({ cobra_desde: '2026-11-11' })).toMatchObject({ dias: 15, deDias: 20, despues: 225 });
    expect(cobrar({ cobra_desde: '2026-10-11' })).toMatchObject({ dias: 15, deDias: 30, despues: 150 });
    expect(cobrar({ cobra_hasta: '2026-11-10', descuento: 200 })).toMatchObject({
      dias: 25,
      deDias: 30,
      antes: 100,
    });
    for (const deOtroMes of ['2026-10-31', '2026-12-05'])
      expect(cobrar({ cobra_hasta: deOtroMes })).toMatchObject({ dias: 15, deDias: 30 });
    expect(cobrar({}, '2026-11-01')).toMatchObject({ dias: 30, deDias: 30, despues: 300 });
  });

  it('no vence antes de los días de gracia; lo que no vencía, o vencía después, sigue igual', () => {
    const vence = (fecha_vencimiento: string | null) =>
      cobrar({ fecha_vencimiento })?.cambios.fecha_vencimiento;
    expect(vence('2026-11-05')).toBe('2026-11-21');
    expect(vence('2026-11-20')).toBe('2026-11-21');
    expect(vence('2026-11-21')).toBeUndefined();
    expect(vence('2026-11-25')).toBeUndefined();
    expect(vence(null)).toBeUndefined();
    expect(cobrar({}, '2026-11-01')?.cambios).not.toHaveProperty('fecha_vencimiento');
  });

  it('deja escrito cuánto cambia, después de lo que ya estaba escrito', () => {
    const nota = (cambios: Partial<Mensualidad>, fecha?: string) =>
      cobrar(cambios, fecha)?.cambios.observaciones?.replaceAll('\u00a0', ' ');
    const cobro = 'Reingreso el lun 16 nov 2026: se vuelve a cobrar';
    expect(nota({})).toBe(`${cobro} por los días en la casa, 15 de 30; de $ 0 a $ 150.`);
    expect(nota({ observaciones: 'Llamar' })).toBe(
      `Llamar\n${cobro} por los días en la casa, 15 de 30; de $ 0 a $ 150.`,
    );
    expect(nota({}, '2026-11-01')).toBe(
      'Reingreso el dom 1 nov 2026: se vuelve a cobrar como antes del egreso; de $ 0 a $ 300.',
    );
    expect(nota({ descuento: 0 }, '2026-11-01')).toBe(
      'Reingreso el dom 1 nov 2026: se vuelve a cobrar como antes del egreso.',
    );
  });

  it('decidir no cobrarlo dice cuánto era', () => {
    const cobro = cobrar({ descuento: 200 });
    if (!cobro) throw new Error('No hay qué cobrar');
    const { observaciones } = noVolverACobrar(cobro, { fecha: '2026-11-16' }).cambios;
    expect(observaciones?.replaceAll('\u00a0', ' ')).toBe(
      'Reingreso el lun 16 nov 2026: se decidió no volver a cobrar $ 50.',
    );
  });

  it('entera, se cobra entera vuelva el día que vuelva', () => {
    expect(cobrarEntera(EGRESADA, { fecha: '2026-11-29', gracia: 5 })).toMatchObject({
      dias: 30,
      despues: 300,
    });
    expect(cobrarEntera(EGRESADA, { fecha: '2026-12-01', gracia: 5 })).toBeNull();
  });

  it('escribir lo mismo no es decidir', () => {
    const antes = mensualidad({ descuento: 50, descuento_antes_del_egreso: 20 });
    expect(descuentoAntesDelEgreso(antes, { descuento: 50, valor: antes.valor })).toBe(20);
    expect(descuentoAntesDelEgreso(antes, { descuento: 51 })).toBeNull();
    expect(descuentoAntesDelEgreso(antes, { descuento: 51, descuento_antes_del_egreso: 7 })).toBe(7);
  });
});
