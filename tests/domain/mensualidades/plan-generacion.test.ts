import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import { contarGeneracion, validarSolicitudGeneracion } from '@/domain/mensualidades/generacion';
import { type ParticipanteEnCasa, planearMensualidad } from '@/domain/mensualidades/plan-generacion';

const ana: ParticipanteEnCasa = {
  id: 1,
  nombre: 'Ana',
  fecha_ingreso: '2026-01-10',
  valor_mensualidad: 850_000,
  dia_pago: 12,
  beca_porcentaje: null,
  pagador: 5,
  yaTiene: false,
};
const planear = (
  cambios: Partial<ParticipanteEnCasa> = {},
  porDefecto = { valor: null as number | null, dia: 5 },
) => planearMensualidad({ ...ana, ...cambios }, '2026-11', porDefecto);

describe('la beca', () => {
  it.each([
    [850_000, null, 0],
    [850_000, 0, 0],
    [850_000, 50, 425_000],
    [850_000, 100, 850_000],
    [333_333, 33, 110_000],
    [1, 50, 1],
    [101, 50, 51],
    [99, 1, 1],
    [49, 1, 0],
  ])('de %i con %s %% descuenta %i', (valor, porcentaje, esperado) => {
    expect(descuentoPorBeca(valor, porcentaje)).toBe(esperado);
  });

  it('es un entero entre 0 y el valor, a medio peso como mucho de lo exacto, sin cobrar de más', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (valor, beca) => {
          const descuento = descuentoPorBeca(valor, beca);
          expect(Number.isSafeInteger(descuento)).toBe(true);
          expect(descuento).toBeGreaterThanOrEqual(0);
          expect(descuento).toBeLessThanOrEqual(valor);
          const diferencia = descuento * 100 - valor * beca;
          expect(diferencia).toBeGreaterThan(-50);
          expect(diferencia).toBeLessThanOrEqual(50);
        },
      ),
      { numRuns: 500, seed: 2 },
    );
  });
});

describe('el mes de un participante', () => {
  it('se cobra su valor en su día, a quien paga por él', () => {
    expect(planear()).toEqual({
      fila: {
        participante_id: 1,
        participante_nombre: 'Ana',
        resultado: 'CREADA',
        motivo: null,
        valor: 850_000,
        descuento: 0,
        fecha_vencimiento: '2026-11-12',
      },
      nueva: {
        participante_id: 1,
        valor: 850_000,
        descuento: 0,
        fecha_vencimiento: '2026-11-12',
        periodo: '2026-11',
        concepto: 'MENSUALIDAD',
        id_acudiente: 5,
        estado: 'PENDIENTE',
        motivo_anulacion: null,
      },
    });
  });

  it('sin valor ni día propios rigen los de la fundación', () => {
    const { nueva } = planear({ valor_mensualidad: null, dia_pago: null }, { valor: 700_000, dia: 20 });
    expect(nueva).toMatchObject({ valor: 700_000, fecha_vencimiento: '2026-11-20' });
  });

  it('con beca completa nace exonerada, con su motivo', () => {
    expect(planear({ beca_porcentaje: 100 }).nueva).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: 'Beca del 100 %',
    });
  });

  it.each([
    [{ yaTiene: true }, 'EXISTENTE', null],
    [{ yaTiene: true, valor_mensualidad: null }, 'EXISTENTE', null],
    [{ valor_mensualidad: null }, 'OMITIDA', 'No tiene valor de mensualidad'],
    [{ valor_mensualidad: 0 }, 'OMITIDA', 'Su mensualidad es de $\u00a00'],
    [{ fecha_ingreso: '2026-12-01' }, 'OMITIDA', 'Ingresó después de este mes'],
    [{ fecha_ingreso: '2026-11-30' }, 'CREADA', null],
    [{ fecha_ingreso: null }, 'CREADA', null],
  ])('%j: %s', (cambios, resultado, motivo) => {
    const paso = planear(cambios);
    expect(paso.fila).toMatchObject({ resultado, motivo });
    expect(paso.nueva === null).toBe(resultado !== 'CREADA');
  });
});

describe('lo generado', () => {
  it('se cuenta, y se suma lo que hay por pagar', () => {
    const filas = [
      planear({ beca_porcentaje: 50 }).fila,
      planear().fila,
      planear({ yaTiene: true }).fila,
      planear({ valor_mensualidad: null }).fila,
    ];
    expect(contarGeneracion({ periodo: '2026-11', simular: true }, filas)).toEqual({
      periodo: '2026-11',
      simulada: true,
      creadas: 2,
      existentes: 1,
      omitidas: 1,
      total: 1_275_000,
      filas,
    });
  });

  it.each([
    {},
    { periodo: '2026-13' },
    { periodo: '2026-11', simular: 'no' },
    { periodo: '2026-11', otro: 1 },
  ])('%j no es una solicitud', (entrada) => {
    expect(() => validarSolicitudGeneracion(entrada)).toThrow();
  });
});
