import { describe, expect, it } from 'vitest';
import {
  esquemaColaDeRecordatorios,
  porMomento,
} from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import {
  esquemaCanalAutorizado,
  esquemaExpedienteDeCobro,
  esquemaGestion,
  gestionEnHistoria,
} from '@/domain/mensualidades/cobranza/gestion';

const GESTION = {
  ...{ id: 1, clave: 'acudiente-1', canal: 'WHATSAPP', iniciativa: 'PAGADOR', momento: 'a' },
  ...{ resultado: 'PROMESA', promesa_fecha: '2026-12-01', promesa_valor: 1, nota: 'n' },
  ...{ fuera_de_regla: 'DOMINGO', posterior: true, registrado_por: 'ana', creado_en: 'b' },
} as const;
const MINIMA = {
  ...{ id: 1, clave: 'acudiente-1', canal: 'WHATSAPP', momento: 'a', resultado: 'ENVIADO', creado_en: 'b' },
};
const CANAL = {
  ...{ id: 1, clave: 'acudiente-1', canal: 'SMS', autorizado_en: '2026-11-02', medio: 'FIRMADO' },
  ...{ retirado_en: '2026-11-05', registrado_por: 'ana', creado_en: 'b' },
};
const PERMISO = { canal: 'SMS', permitido: true, motivo: 'DOMINGO', desde: 'c' };
const EXPEDIENTE = {
  pagador: { clave: 'acudiente-1', nombre: 'Rosa', documento: 'CC 1', telefono: '300' },
  relacion: 'CODEUDOR',
  canales: [CANAL],
  permisos: [PERMISO],
  gestiones: [GESTION],
};
const RECORDATORIO = {
  ...EXPEDIENTE.pagador,
  fichas: [{ clave: 'acudiente-2', nombre: 'Rosa M.' }],
  participantes: [{ id: 1, nombre: 'Ana' }],
  cobros: [{ concepto: 'M', participante_nombre: 'Ana', vence: '2026-11-05', saldo: 7, vencido: true }],
  ...{ vencido: 7, por_vencer: 2, dias_mora: 19, a_favor: 3, relacion: 'DEUDOR' },
  permisos: [PERMISO],
  ultima: GESTION,
  promesa: { fecha: '2026-12-01', valor: 1 },
};
const COLA = { fecha: '2026-11-24', datos: [RECORDATORIO], con_promesa: [RECORDATORIO] };

describe('lo que llega de un servicio se lee como viene', () => {
  it('completo, tal cual', () => {
    expect(esquemaExpedienteDeCobro.parse(EXPEDIENTE)).toEqual(EXPEDIENTE);
    expect(esquemaColaDeRecordatorios.parse(COLA)).toEqual(COLA);
  });

  it('lo que falta no se inventa: nadie dio permiso, ni prometió, ni se contó después', () => {
    expect(esquemaGestion.parse(MINIMA)).toEqual({
      ...MINIMA,
      iniciativa: 'FUNDACION',
      ...{ promesa_fecha: null, promesa_valor: null, nota: null, fuera_de_regla: null },
      ...{ posterior: false, registrado_por: null },
    });
    const permisos = [{ canal: 'SMS' }];
    expect(esquemaExpedienteDeCobro.parse({ pagador: { clave: 'acudiente-1' }, permisos })).toEqual({
      pagador: { clave: 'acudiente-1', nombre: '', documento: null, telefono: null },
      relacion: 'NINGUNA',
      canales: [],
      permisos: [{ canal: 'SMS', permitido: false, motivo: null, desde: null }],
      gestiones: [],
    });
    const datos = [{ clave: 'acudiente-1', cobros: [{ concepto: 'M' }] }];
    expect(esquemaColaDeRecordatorios.parse({ fecha: '2026-11-24', datos })).toEqual({
      fecha: '2026-11-24',
      datos: [
        {
          ...{ clave: 'acudiente-1', nombre: '', documento: null, telefono: null },
          ...{ fichas: [], participantes: [], permisos: [] },
          cobros: [{ concepto: 'M', participante_nombre: '', vence: null, saldo: 0, vencido: false }],
          ...{ vencido: 0, por_vencer: 0, dias_mora: 0, a_favor: 0, relacion: 'NINGUNA' },
          ...{ ultima: null, promesa: null },
        },
      ],
      con_promesa: [],
    });
  });

  it('un monto que no puede ser es cero, y una promesa de nada no dice cuánto', () => {
    const datos = [{ ...RECORDATORIO, vencido: -1, promesa: { fecha: '2026-12-01', valor: 0 } }];
    expect(esquemaColaDeRecordatorios.parse({ ...COLA, datos }).datos).toMatchObject([
      { vencido: 0, promesa: { fecha: '2026-12-01', valor: null } },
    ]);
    expect(esquemaGestion.parse({ ...GESTION, promesa_valor: 0 }).promesa_valor).toBeNull();
  });

  it('un canal dice siempre cuál, desde cuándo y cómo se autorizó', () => {
    for (const falta of ['canal', 'autorizado_en', 'medio'])
      expect(esquemaCanalAutorizado.safeParse({ ...CANAL, [falta]: undefined }).success).toBe(false);
  });
});

describe('las gestiones', () => {
  it('van con la última primero; en el mismo momento, la que se guardó después', () => {
    const de = (id: number, momento: string) => ({ ...esquemaGestion.parse(MINIMA), id, momento });
    const orden = porMomento([de(1, 'b'), de(9, 'a'), de(10, 'b'), de(2, 'c')]);
    expect(orden.map(({ id }) => id)).toEqual([2, 10, 1, 9]);
  });

  it('en la historia no dejan la nota', () => {
    const { nota: _, ...resto } = GESTION;
    expect(gestionEnHistoria(esquemaGestion.parse(GESTION))).toEqual(resto);
  });
});
