import { unEmisor, unRecibo, unReciboDePago } from '@tests/builders/un-recibo';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  armarRecibo,
  esquemaRecibo,
  etiquetaDelSaldo,
  hechosDelRecibo,
  juntarRecibos,
  reconstruirHechos,
} from '@/domain/mensualidades/recibo';

const PERSONAS = {
  emisor: unEmisor(),
  participante: { nombre: 'Ana Ríos', documento: 'CC 1' },
  pagador: { nombre: 'Rosa Peña', documento: null },
};
const COBRO = mensualidad({
  valor: 1_000,
  descuento: 100,
  abonos: [
    abono({ id: 1, valor: 200 }),
    abono({ id: 2, valor: 150, anulado_en: 'ayer', motivo_anulacion: 'Se repitió' }),
    abono({
      ...{ id: 3, valor: 300, medio: 'NEQUI', referencia: 'N-1', recibo: 41, excedente: 5 },
      registrado_por: 'ana@ejemplo.example',
    }),
    abono({ id: 4, valor: 400 }),
  ],
});

describe('los hechos de un recibo', () => {
  it('son los de ese momento: quiénes, qué se pagó y cuánto quedó debiendo', () => {
    const hechos = hechosDelRecibo({ mensualidad: COBRO, abono: '3' }, PERSONAS, { expedido_en: 'ahora' });
    expect(hechos).toEqual({
      ...PERSONAS,
      ...{ concepto: 'MENSUALIDAD', periodo: '2026-11', fecha: HOY, valor: 300, medio: 'NEQUI' },
      ...{ referencia: 'N-1', recibo: 41, registrado_por: 'ana@ejemplo.example', excedente: 5 },
      ...{ saldo_despues: 400, expedido_en: 'ahora', provisional: null, reconstruido: false },
    });
    const conPapel = { expedido_en: 'ahora', provisional: 'KMX482' };
    const pago = { mensualidad: COBRO, abono: '3' };
    expect(hechosDelRecibo(pago, PERSONAS, conPapel)).toEqual({ ...hechos, provisional: 'KMX482' });
  });

  it('de un pago de antes se reconstruyen, y lo dicen', () => {
    expect(reconstruirHechos({ mensualidad: COBRO, abono: 1 }, PERSONAS)).toMatchObject({
      ...{ saldo_despues: 700, expedido_en: null, reconstruido: true },
    });
    expect(reconstruirHechos({ mensualidad: COBRO, abono: 4 }, PERSONAS).saldo_despues).toBe(0);
  });

  it('lo que sobra no deja el saldo por debajo de cero', () => {
    const rebajado = { ...COBRO, valor: 500 };
    expect(reconstruirHechos({ mensualidad: rebajado, abono: 4 }, PERSONAS).saldo_despues).toBe(0);
  });

  it('el recibo dice además si después se anuló', () => {
    const de = (id: number) => {
      const pago = { mensualidad: COBRO, abono: id };
      return armarRecibo(pago, reconstruirHechos(pago, PERSONAS), null);
    };
    expect(de(2)).toMatchObject({
      anulado_en: 'ayer',
      motivo_anulacion: 'Se repitió',
      pago: null,
      valor: 150,
    });
    expect(de(3)).toMatchObject({ anulado_en: null, motivo_anulacion: null });
    const ajeno = { mensualidad: COBRO, abono: 9 };
    expect(() => reconstruirHechos(ajeno, PERSONAS)).toThrow('No existe un abono con el identificador 9');
    expect(() => armarRecibo(ajeno, unRecibo(), null)).toThrow('No existe un abono con el identificador 9');
  });
});

describe('el recibo de un pago de varias', () => {
  const {
    pago: _pago,
    anulado_en: _anulado,
    motivo_anulacion: _motivo,
    ...hechos
  } = unRecibo({ recibo: 174 });
  const viva = { anulado_en: null, motivo_anulacion: null };
  const anulada = { anulado_en: 'hoy', motivo_anulacion: 'Se repitió' };
  const DE_ANA = { mensualidad_id: 1, abono_id: 1, hechos: { ...hechos, valor: 850 }, anulacion: viva };
  const DE_BETO = {
    ...{ mensualidad_id: 2, abono_id: 2, anulacion: viva },
    hechos: {
      ...hechos,
      ...{ participante: { nombre: 'Beto', documento: null }, periodo: '2026-10', valor: 300, excedente: 50 },
    },
  };

  it('junta sus partes en orden, con todo lo que se recibió', () => {
    const { emisor, fecha, medio, referencia, registrado_por, expedido_en } = hechos;
    expect(juntarRecibos(7, [DE_ANA, DE_BETO])).toEqual({
      ...{ id: 7, emisor, fecha, medio, referencia, recibo: 174, registrado_por, expedido_en },
      provisional: null,
      ...{ excedente: 50, valor: 1_200, pagador: { nombre: 'Beto', documento: null }, ...viva },
      partes: [
        {
          ...{ mensualidad_id: 1, abono_id: 1, participante: hechos.participante, concepto: 'MENSUALIDAD' },
          ...{ periodo: '2026-11', valor: 850, saldo_despues: 550_000, ...viva },
        },
        {
          ...{ mensualidad_id: 2, abono_id: 2, participante: { nombre: 'Beto', documento: null } },
          ...{ concepto: 'MENSUALIDAD', periodo: '2026-10', valor: 300, saldo_despues: 550_000, ...viva },
        },
      ],
    });
  });

  it('lo paga quien diga, y está anulado cuando nada de él vive', () => {
    const pagador = { nombre: 'Rosa', documento: null };
    const conPagador = { ...DE_BETO, hechos: { ...DE_BETO.hechos, pagador }, anulacion: anulada };
    expect(juntarRecibos(7, [DE_ANA, conPagador])).toMatchObject({ pagador, ...viva });
    expect(juntarRecibos(7, [{ ...DE_ANA, anulacion: anulada }, conPagador])).toMatchObject(anulada);
    expect(() => juntarRecibos(7, [])).toThrow('El pago 7 no tiene abonos');
  });
});

describe('lo que llega de un servicio se lee como viene', () => {
  it('un recibo, solo y de un pago de varias', () => {
    const solo = unRecibo({
      pagador: { nombre: 'Rosa', documento: '43' },
      anulado_en: 'a',
      motivo_anulacion: 'b',
    });
    expect(esquemaRecibo.parse(solo)).toEqual(solo);
    const deVarias = unRecibo({ pago: unReciboDePago() });
    expect(esquemaRecibo.parse(deVarias)).toEqual(deVarias);
  });

  it('de lo que falta no se inventa nada', () => {
    const emisor = { nombre: 'Casa' };
    const leido = {
      nombre: 'Casa',
      nit: null,
      direccion: null,
      municipio: null,
      telefono: null,
      correo: null,
    };
    const comun = { emisor, fecha: HOY, valor: 5, medio: 'EFECTIVO' };
    const participante = { nombre: 'Ana' };
    const partes = [{ mensualidad_id: 1, abono_id: 2, participante, valor: 5 }];
    const pago = { id: 7, pagador: { nombre: 'Rosa' }, ...comun, partes };
    const sinNada = {
      ...{ referencia: null, recibo: null, registrado_por: null, excedente: 0, expedido_en: null },
      provisional: null,
    };
    const viva = { anulado_en: null, motivo_anulacion: null };
    expect(esquemaRecibo.parse({ ...comun, participante, pago })).toEqual({
      ...comun,
      ...{ emisor: leido, participante: { nombre: 'Ana', documento: null }, pagador: null },
      ...{
        concepto: 'MENSUALIDAD',
        periodo: null,
        ...sinNada,
        saldo_despues: 0,
        reconstruido: false,
        ...viva,
      },
      pago: {
        ...{ id: 7, ...comun, emisor: leido, pagador: { nombre: 'Rosa', documento: null }, ...sinNada },
        partes: [
          {
            ...{ mensualidad_id: 1, abono_id: 2, participante: { nombre: 'Ana', documento: null }, valor: 5 },
            ...{ concepto: 'MENSUALIDAD', periodo: null, saldo_despues: 0, ...viva },
          },
        ],
        ...viva,
      },
    });
  });
});

describe('lo que se dice del saldo', () => {
  it.each([
    ['MENSUALIDAD', '2026-11', 'Saldo de noviembre de 2026 después de este pago'],
    ['MENSUALIDAD', null, 'Saldo de mensualidad después de este pago'],
    ['INGRESO', '2026-11', 'Saldo de ingreso de noviembre de 2026 después de este pago'],
  ] as const)('%s de %s', (concepto, periodo, etiqueta) => {
    expect(etiquetaDelSaldo({ concepto, periodo })).toBe(etiqueta);
  });
});
