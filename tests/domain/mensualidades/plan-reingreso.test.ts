import { mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import type { FormaDeCobro } from '@/domain/mensualidades/generacion';
import type { ParticipanteEnCasa } from '@/domain/mensualidades/plan-generacion';
import { planearReingreso } from '@/domain/mensualidades/plan-reingreso';

/** She left in October, which exonerated November, and came back on the 16th: fifteen days of thirty. */
const EXONERADA = mensualidad({
  ...{ id: 9, valor: 900, descuento: 900, descuento_antes_del_egreso: 0, estado: 'EXONERADA', version: 4 },
  motivo_anulacion: 'Egresó antes de este mes',
});
const ANA: ParticipanteEnCasa = {
  ...{
    id: 1,
    nombre: 'Ana',
    numero_documento: '1001',
    fecha_ingreso: '2026-11-16',
    valor_mensualidad: 900,
    dia_pago: null,
  },
  ...{ beca_porcentaje: null, pagador: null, yaTiene: true, anulada: null, exonerada: EXONERADA },
};
const planear = (elegido: FormaDeCobro | null, cambios: Partial<ParticipanteEnCasa> = {}) =>
  planearReingreso({ ...ANA, ...cambios }, { gracia: 5 }, elegido);

const COMUN = {
  ...{
    participante_id: 1,
    participante_nombre: 'Ana',
    participante_documento: '1001',
    anulada: false,
    exonerada: true,
  },
  llegada: '2026-11-16',
  opciones: [
    { cobro: 'COMPLETO', dias: 30, valor: 900, descuento: 0 },
    { cobro: 'POR_DIAS', dias: 15, valor: 900, descuento: 450 },
  ],
};

describe('quien volvió, y su egreso había exonerado el mes', () => {
  it('si nadie elige, no se le cobra y se pregunta', () => {
    expect(planear(null)).toEqual({
      fila: {
        ...COMUN,
        ...{ resultado: 'OMITIDA', cobro: 'NINGUNO', valor: 0, descuento: 0, fecha_vencimiento: null },
        motivo: 'La de este mes se exoneró por su egreso, y volvió el lun 16 nov 2026',
      },
      nueva: null,
      otraVez: null,
    });
  });

  it('se cobra otra vez por los días, o entera, la misma y no otra', () => {
    const porDias = planear('POR_DIAS');
    expect(porDias?.fila).toEqual({
      ...COMUN,
      ...{ resultado: 'CREADA', motivo: null, cobro: 'POR_DIAS', valor: 900, descuento: 450 },
      fecha_vencimiento: '2026-11-21',
    });
    expect(porDias).toMatchObject({
      nueva: null,
      otraVez: {
        mensualidad: 9,
        estado: 'PENDIENTE',
        cambios: { descuento: 450, version: 4, motivo_anulacion: null },
      },
    });
    expect(planear('COMPLETO')).toMatchObject({
      fila: { cobro: 'COMPLETO', descuento: 0, resultado: 'CREADA' },
      otraVez: { cambios: { descuento: 0 }, estado: 'PENDIENTE' },
    });
  });

  it('se elige no cobrarle: queda exonerada por eso, y no se pregunta más', () => {
    const motivo = 'Reingreso el lun 16 nov 2026: se decidió no volver a cobrar $\u00a0450.';
    expect(planear('NINGUNO')).toMatchObject({
      fila: { resultado: 'OMITIDA', motivo: 'Se eligió no cobrarle este mes', cobro: 'NINGUNO' },
      otraVez: { mensualidad: 9, estado: 'EXONERADA', cambios: { motivo_anulacion: motivo } },
    });
  });

  it('quien volvió antes de que empezara el mes lo debe entero: no hay días que elegir', () => {
    const antes = { fecha_ingreso: '2026-10-20' };
    expect(planear(null, antes)?.fila).toMatchObject({ llegada: null, opciones: [{ cobro: 'COMPLETO' }] });
    expect(planear('POR_DIAS', antes)?.fila).toMatchObject({ cobro: 'COMPLETO', resultado: 'CREADA' });
    const motivo = 'Reingreso el mar 20 oct 2026: se decidió no volver a cobrar $\u00a0900.';
    expect(planear('NINGUNO', antes)?.otraVez?.cambios).toMatchObject({ motivo_anulacion: motivo });
  });

  it.each<[caso: string, cambios: Partial<ParticipanteEnCasa>]>([
    ['no se exoneró ninguna', { exonerada: null }],
    ['no se sabe cuándo volvió', { fecha_ingreso: null }],
    ['volvió después de ese mes', { fecha_ingreso: '2026-12-01' }],
    [
      'lo que volvería a deber no llega a un peso',
      { fecha_ingreso: '2026-11-30', exonerada: { ...EXONERADA, valor: 20, descuento: 20 } },
    ],
    ['alguien decidió después su valor', { exonerada: { ...EXONERADA, descuento_antes_del_egreso: null } }],
  ])('no es de aquí si %s', (_caso, cambios) => {
    for (const elegido of [null, 'NINGUNO', 'COMPLETO'] as const)
      expect(planear(elegido, cambios)).toBeNull();
  });
});
