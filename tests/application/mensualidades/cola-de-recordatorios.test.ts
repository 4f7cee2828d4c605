import { abono } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import type { DeudaPorRecordar, MaterialDeLaCola } from '@/application/mensualidades/cobranza/reunir-cola';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';

import { ANA, canal, cola, debe, deRosa, fila, gestion, MARCAS, ROSA } from './cola-de-prueba';

describe('lo que se le recuerda a una persona', () => {
  it('lo que vence el mismo día va por el nombre de cada uno y el mes, como esté guardado', () => {
    const deudas = [
      ['Peña Abad', 4, '2026-11'],
      ['Pena Zea', 2, '2026-11'],
      ['Álvaro Peña', 3, '2026-11'],
      ['Álvaro Peña', 3, '2026-10'],
    ].map(([nombre, id, periodo]) =>
      debe(
        ROSA,
        { periodo: String(periodo), fecha_vencimiento: '2026-11-05' },
        { participante: { id: Number(id), nombre: String(nombre) } },
      ),
    );
    const orden = (filas: readonly DeudaPorRecordar[]) =>
      deRosa({ deudas: filas })?.cobros.map((uno) => `${uno.participante_nombre}, ${uno.concepto}`);
    expect(orden(deudas)).toEqual([
      'Álvaro Peña, Mensualidad de octubre de 2026',
      'Álvaro Peña, Mensualidad de noviembre de 2026',
      'Pena Zea, Mensualidad de noviembre de 2026',
      'Peña Abad, Mensualidad de noviembre de 2026',
    ]);
    expect(orden([...deudas].reverse())).toEqual(orden(deudas));
  });

  it('de una misma persona y un mismo día va primero lo que no es de ningún mes, y después lo que se escribió antes', () => {
    const deudas = [
      [8, '2026-11'],
      [7, null],
      [6, null],
    ].map(([id, periodo]) => {
      const deQue = {
        concepto: periodo ? 'MENSUALIDAD' : 'OTRO',
        periodo: periodo as string | null,
      } as const;
      return debe(ROSA, { id: Number(id), valor: Number(id), fecha_vencimiento: '2026-11-05', ...deQue });
    });
    const orden = (filas: readonly DeudaPorRecordar[]) =>
      deRosa({ deudas: filas })?.cobros.map(({ saldo }) => saldo);
    expect(orden(deudas)).toEqual([6, 7, 8]);
    expect(orden([...deudas].reverse())).toEqual([6, 7, 8]);
  });

  it('lo vencido y lo que vence en tres días, lo primero primero; más allá y sin fecha, no', () => {
    const recordatorio = deRosa({
      deudas: [
        debe(ROSA, { periodo: '2026-11', fecha_vencimiento: '2026-11-27', valor: 30 }),
        debe(ROSA, { periodo: '2026-12', fecha_vencimiento: '2026-11-28', valor: 7 }),
        debe(ROSA, { fecha_vencimiento: null, valor: 5 }),
        debe(
          ROSA,
          { periodo: '2026-10', fecha_vencimiento: '2026-10-05', abonos: [abono({ valor: 40 })] },
          { participante: { id: 2, nombre: 'Beto Peña' }, marcas: { ...MARCAS, id_participante: 2 } },
        ),
        debe(ROSA, { periodo: null, concepto: 'OTRO', fecha_vencimiento: '2026-11-24', valor: 9 }),
      ],
    });
    expect(recordatorio).toEqual({
      clave: 'acudiente-1',
      nombre: 'Rosa Peña',
      documento: 'CC 1001',
      telefono: '3001112233',
      fichas: [],
      participantes: [ANA, { id: 2, nombre: 'Beto Peña' }],
      cobros: [
        {
          concepto: 'Mensualidad de octubre de 2026',
          participante_nombre: 'Beto Peña',
          vence: '2026-10-05',
          saldo: 60,
          vencido: true,
        },
        {
          concepto: 'Otro',
          participante_nombre: 'Ana Peña',
          vence: '2026-11-24',
          saldo: 9,
          vencido: false,
        },
        {
          concepto: 'Mensualidad de noviembre de 2026',
          participante_nombre: 'Ana Peña',
          vence: '2026-11-27',
          saldo: 30,
          vencido: false,
        },
      ],
      vencido: 60,
      por_vencer: 39,
      dias_mora: 50,
      a_favor: 0,
      relacion: 'CODEUDOR',
      permisos: expect.arrayContaining([
        { canal: 'WHATSAPP', permitido: false, motivo: 'CANAL_SIN_AUTORIZAR', desde: null },
      ]),
      ultima: null,
      promesa: null,
    });
  });

  it('quien no tiene nada que venza pronto no está', () => {
    const deudas = [debe(ROSA, { fecha_vencimiento: '2026-12-05' })];
    expect(cola({ deudas })).toEqual({ fecha: '2026-11-24', datos: [], con_promesa: [] });
  });

  it('es una sola con todas sus filas: lo que tiene a favor, lo que se habló y lo que autorizó', () => {
    const otra = fila(7, 'Rosa E. Peña', { numero_documento: '1001' });
    const recordatorio = deRosa({
      deudas: [debe(ROSA)],
      favores: [
        { pagador: ROSA, a_favor: 20 },
        { pagador: otra, a_favor: 3 },
        { pagador: fila(8, 'Luis'), a_favor: 500 },
      ],
      gestiones: [gestion(ROSA, { id: 1 }), gestion(otra, { id: 2, momento: '2026-11-17T15:00:00.000Z' })],
      canales: [canal(otra), canal(ROSA, { canal: 'SMS' })],
    });
    expect(recordatorio).toMatchObject({
      a_favor: 23,
      fichas: [
        { clave: 'acudiente-1', nombre: 'Rosa Peña' },
        { clave: 'acudiente-7', nombre: 'Rosa E. Peña' },
      ],
      ultima: { id: 2 },
    });
    const puede = recordatorio?.permisos.filter(({ permitido }) => permitido);
    expect(puede?.map((permiso) => permiso.canal)).toEqual(['WHATSAPP', 'SMS']);
  });

  it('las fichas van en el orden en que se escribieron, la propia primero', () => {
    const propia = fila(0, 'Rosa P.', { id_acudiente: null, participante_id: 40, numero_documento: '1001' });
    const otra = fila(7, 'Rosa E. Peña', { numero_documento: '1001' });
    const favores = [ROSA, propia, ROSA].map((pagador) => ({ pagador, a_favor: 1 }));
    expect(deRosa({ deudas: [debe(otra)], favores })?.fichas.map(({ clave }) => clave)).toEqual([
      'participante-40',
      'acudiente-1',
      'acudiente-7',
    ]);
  });

  it('quien paga lo suyo es deudor; quien ya no responde por alguien, no se contacta', () => {
    const propia = fila(0, 'Ana Peña', { id_acudiente: null, participante_id: 1 });
    expect(deRosa({ deudas: [debe(propia, {}, { marcas: null })] })?.relacion).toBe('DEUDOR');
    const ajena = { ...MARCAS, es_responsable_pago: false };
    expect(deRosa({ deudas: [debe(ROSA, {}, { marcas: ajena })] })).toMatchObject({ relacion: 'NINGUNA' });
  });

  it('a quien se le escribió hoy, mañana', () => {
    const hoy = gestion(ROSA, { momento: '2026-11-24T13:00:00.000Z' });
    expect(deRosa({ deudas: [debe(ROSA)], gestiones: [hoy], canales: [canal(ROSA)] })?.permisos[0]).toEqual({
      canal: 'WHATSAPP',
      permitido: false,
      motivo: 'YA_ESE_DIA',
      desde: '2026-11-25T12:00:00.000Z',
    });
  });
});

describe('quien prometió pagar', () => {
  const prometio = (promesa_fecha: string, cambios: Partial<Gestion> = {}) =>
    gestion(ROSA, { resultado: 'PROMESA', promesa_fecha, promesa_valor: 80, ...cambios });

  it('otro día no se le recuerda hasta entonces; el mismo día, sí', () => {
    const con = (gestiones: MaterialDeLaCola['gestiones']) => cola({ deudas: [debe(ROSA)], gestiones });
    const espera = con([prometio('2026-11-25')]);
    expect(espera.datos).toEqual([]);
    expect(espera.con_promesa).toMatchObject([{ promesa: { fecha: '2026-11-25', valor: 80 } }]);
    expect(con([prometio('2026-11-24')])).toMatchObject({
      datos: [{ promesa: { fecha: '2026-11-24' } }],
      con_promesa: [],
    });
  });

  it('vale la última promesa, aunque después se hablara sin prometer', () => {
    const gestiones = [
      prometio('2026-12-01', { id: 1, momento: '2026-11-16T15:00:00.000Z' }),
      prometio('2026-11-20', { id: 2, momento: '2026-11-17T15:00:00.000Z', promesa_valor: null }),
      gestion(ROSA, { id: 3, momento: '2026-11-18T15:00:00.000Z' }),
    ];
    expect(deRosa({ deudas: [debe(ROSA)], gestiones })).toMatchObject({
      ultima: { id: 3 },
      promesa: { fecha: '2026-11-20', valor: null },
    });
  });
});
