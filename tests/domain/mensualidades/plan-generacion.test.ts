import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import {
  contarGeneracion,
  type FormaDeCobro,
  validarSolicitudGeneracion,
} from '@/domain/mensualidades/generacion';
import { type ParticipanteEnCasa, planearMensualidad } from '@/domain/mensualidades/plan-generacion';

const ana: ParticipanteEnCasa = {
  id: 1,
  nombre: 'Ana',
  numero_documento: '1001',
  fecha_ingreso: '2026-01-10',
  valor_mensualidad: 850_000,
  dia_pago: 12,
  beca_porcentaje: null,
  pagador: 5,
  yaTiene: false,
  anulada: null,
  exonerada: null,
};
const planear = (
  cambios: Partial<ParticipanteEnCasa> = {},
  porDefecto = { valor: null as number | null, dia: 5, gracia: 5 },
  elegido: FormaDeCobro | null = null,
) => planearMensualidad({ ...ana, ...cambios }, '2026-11', porDefecto, elegido);

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
        participante_documento: '1001',
        resultado: 'CREADA',
        motivo: null,
        valor: 850_000,
        descuento: 0,
        fecha_vencimiento: '2026-11-12',
        anulada: false,
        exonerada: false,
        llegada: null,
        cobro: 'COMPLETO',
        opciones: [],
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
        observaciones: null,
        cobra_desde: null,
      },
      otraVez: null,
    });
  });

  it('sin valor ni día propios rigen los de la fundación', () => {
    const { nueva } = planear(
      { valor_mensualidad: null, dia_pago: null },
      { valor: 700_000, dia: 20, gracia: 5 },
    );
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

describe('lo que queda por fuera', () => {
  it('no tiene valor, ni vence: tiene un motivo', () => {
    const { fila } = planear({ fecha_ingreso: '2026-12-01' });
    expect(fila).toMatchObject({ valor: 0, descuento: 0, fecha_vencimiento: null, opciones: [] });
  });
});

describe('la que se anuló', () => {
  const anulada = { anulada: { motivo: 'Se cobró por error' } };

  it('no se propone otra vez, y la fila dice por qué', () => {
    const { fila, nueva } = planear(anulada);
    expect(nueva).toBeNull();
    expect(fila).toMatchObject({
      resultado: 'OMITIDA',
      motivo: 'Se anuló la de este mes: Se cobró por error',
      anulada: true,
      cobro: 'NINGUNO',
      opciones: [{ cobro: 'COMPLETO', dias: 30, valor: 850_000, descuento: 0 }],
    });
    expect(planear({ anulada: { motivo: null } }).fila.motivo).toBe('Se anuló la de este mes');
  });

  it('se cobra si alguien lo pide', () => {
    const { fila, nueva } = planear(anulada, undefined, 'COMPLETO');
    expect(fila).toMatchObject({ resultado: 'CREADA', motivo: null, anulada: true, valor: 850_000 });
    expect(nueva).toMatchObject({ valor: 850_000, estado: 'PENDIENTE' });
  });

  it('no cuenta si ya hay otra, ni se elige si no hay qué cobrar', () => {
    expect(planear({ ...anulada, yaTiene: true }).fila).toMatchObject({
      resultado: 'EXISTENTE',
      anulada: false,
      opciones: [],
    });
    const sinValor = planear({ ...anulada, valor_mensualidad: null }, undefined, 'COMPLETO');
    expect(sinValor.fila).toMatchObject({ motivo: 'No tiene valor de mensualidad', opciones: [] });
  });
});

describe('quien llega a mitad de mes', () => {
  const llegada = { fecha_ingreso: '2026-11-16' };

  it.each(['2026-11-01', '2026-10-31', null])('ingresó el %s: no hay qué elegir', (fecha_ingreso) => {
    expect(planear({ fecha_ingreso }).fila).toMatchObject({ llegada: null, opciones: [], cobro: 'COMPLETO' });
    expect(planear({ fecha_ingreso }, undefined, 'POR_DIAS').nueva).toMatchObject({ valor: 850_000 });
  });

  it('trae las dos cuentas, y sin elegir se le cobra el mes', () => {
    expect(planear(llegada).fila).toMatchObject({
      resultado: 'CREADA',
      llegada: '2026-11-16',
      cobro: 'COMPLETO',
      valor: 850_000,
      opciones: [
        { cobro: 'COMPLETO', dias: 30, valor: 850_000, descuento: 0 },
        { cobro: 'POR_DIAS', dias: 15, valor: 425_000, descuento: 0 },
      ],
    });
  });

  it('por días paga desde que llegó, con la beca sobre esos días, y queda escrito', () => {
    const { fila, nueva } = planear({ ...llegada, beca_porcentaje: 10 }, undefined, 'POR_DIAS');
    expect(fila).toMatchObject({ cobro: 'POR_DIAS', valor: 425_000, descuento: 42_500 });
    expect(nueva).toMatchObject({
      valor: 425_000,
      descuento: 42_500,
      cobra_desde: '2026-11-16',
      observaciones: expect.stringMatching(/^Por días: ingresó el lun 16 nov 2026; 15 de 30 días de/),
    });
  });

  it('se puede elegir no cobrarle, y queda escrito', () => {
    const { fila, nueva } = planear(llegada, undefined, 'NINGUNO');
    expect(nueva).toMatchObject({
      valor: 850_000,
      descuento: 0,
      estado: 'EXONERADA',
      motivo_anulacion: 'Se eligió no cobrarle este mes',
      cobra_desde: null,
    });
    expect(fila).toMatchObject({ resultado: 'OMITIDA', motivo: 'Se eligió no cobrarle este mes', valor: 0 });
  });

  it.each([{ yaTiene: true }, { anulada: { motivo: 'Otro' } }, { valor_mensualidad: null }])(
    'con %j no hay nada que escribir',
    (cambios) => {
      expect(planear({ ...llegada, ...cambios }, undefined, 'NINGUNO').nueva).toBeNull();
    },
  );

  it('unos días que no llegan a un peso no se cobran', () => {
    const { fila } = planear({ fecha_ingreso: '2026-11-30', valor_mensualidad: 29 }, undefined, 'POR_DIAS');
    expect(fila).toMatchObject({ resultado: 'OMITIDA', valor: 0 });
  });

  it.each([
    ['2026-11-02', 5, '2026-11-12'],
    ['2026-11-10', 5, '2026-11-15'],
    ['2026-11-30', 5, '2026-12-05'],
    ['2026-10-31', 20, '2026-11-20'],
    ['2026-11-12', 0, '2026-11-12'],
  ])('si ingresó el %s con %i días de gracia vence el %s', (fecha_ingreso, gracia, vence) => {
    const { nueva } = planear({ fecha_ingreso }, { valor: null, dia: 5, gracia });
    expect(nueva?.fecha_vencimiento).toBe(vence);
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
    { periodo: '2026-11', elecciones: [{ participante_id: 1 }] },
    { periodo: '2026-11', elecciones: [{ participante_id: 1, cobro: 'MEDIO' }] },
  ])('%j no es una solicitud', (entrada) => {
    expect(() => validarSolicitudGeneracion(entrada)).toThrow();
  });
});
