import { unInforme } from '@tests/builders/un-informe';
import { movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { armarInforme, type PiezasDelMes, rangoDelMes } from '@/domain/mensualidades/cierres/armar-informe';
import { esquemaArqueo, esquemaEfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import { esquemaResumenDelMes, SIN_CIFRAS } from '@/domain/mensualidades/cierres/cifras-del-mes';
import {
  esquemaCierre,
  esquemaInformeConCierre,
  esquemaInformeDeMes,
} from '@/domain/mensualidades/cierres/informe-de-mes';

const CIFRAS = unInforme().cifras;
const CIERRE = {
  ...{ id: 1, periodo: '2026-10', cerrado_en: 'a', cerrado_por: 'ana', reabierto_en: 'b' },
  ...{ reabierto_por: 'eva', motivo: 'Faltaba', cifras: CIFRAS },
};

describe('lo que llega de un servicio se lee como viene', () => {
  it('el informe y su cierre', () => {
    const leido = { informe: unInforme(), cierre: CIERRE, ultimo: '2026-10' };
    expect(esquemaInformeConCierre.parse(leido)).toEqual(leido);
    expect(esquemaInformeConCierre.parse({ informe: unInforme() })).toMatchObject({
      cierre: null,
      ultimo: null,
    });
    expect(esquemaCierre.parse({ id: 1, periodo: '2026-10', cerrado_en: 'a', cifras: {} })).toEqual({
      ...{ id: 1, periodo: '2026-10', cerrado_en: 'a', cerrado_por: null },
      ...{ reabierto_en: null, reabierto_por: null, motivo: null, cifras: SIN_CIFRAS },
    });
  });

  it('de lo que falta no se inventa nada', () => {
    const { recaudo, recibos, ...resto } = unInforme();
    const { periodo, desde, hasta, calculado_en } = resto;
    const minimo = {
      periodo,
      desde,
      hasta,
      calculado_en,
      recaudo,
      recibos,
      cifras: {},
      cartera: { edades: {} },
    };
    const sinNada = { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 };
    expect(esquemaInformeDeMes.parse(minimo)).toEqual({
      ...minimo,
      cifras: SIN_CIFRAS,
      cartera: { edades: sinNada, saldo: 0, vencido: 0, a_favor: 0 },
      ...{ conceptos: [], sedes: [], a_favor: [], sin_cobro: [], abonos_anulados: [], ajustes: [] },
      ...{ arqueos: [], sin_contar: [] },
    });
    expect(
      esquemaInformeDeMes.parse({
        ...minimo,
        conceptos: [{ concepto: 'MENSUALIDAD' }],
        sedes: [{}],
        a_favor: [{ tipo: 'EXCEDENTE' }],
        sin_cobro: [{ mensualidad_id: 1, estado: 'ANULADA', concepto: 'OTRO', valor: -1 }],
        abonos_anulados: [{ abono_id: 1, fecha: desde, recibo: 0 }],
        ajustes: [{ abono_id: 1, fecha: desde, medio: 'AJUSTE', recibo: 0, valor: 'x' }],
        sin_contar: [{ fecha: desde }],
        recibos: { desde: 0, hasta: 0, cantidad: -1, faltan: [0, 1] },
      }),
    ).toMatchObject({
      conceptos: [{ concepto: 'MENSUALIDAD', ...SIN_CIFRAS }],
      sedes: [{ sede_id: null, nombre: null, ...SIN_CIFRAS }],
      a_favor: [{ tipo: 'EXCEDENTE', cantidad: 0, valor: 0 }],
      sin_cobro: [{ participante_nombre: null, valor: 0, motivo: null }],
      abonos_anulados: [{ recibo: null, participante_nombre: null, valor: 0, motivo: null }],
      ajustes: [{ recibo: null, participante_nombre: null, periodo: null, valor: 0, motivo: null }],
      sin_contar: [{ fecha: desde, total: 0 }],
      recibos: { desde: null, hasta: null, cantidad: 0, faltan: [1] },
    });
  });

  it('un arqueo y el resumen de un mes', () => {
    const [arqueo] = unInforme().arqueos;
    const conteo = { 50000: 2, 1000: 3 };
    expect(esquemaArqueo.parse({ ...arqueo, conteo })).toEqual({ ...arqueo, conteo });
    expect(esquemaArqueo.parse({ ...arqueo, conteo: { 50000: -1 } })).toMatchObject({ conteo: null });
    expect(esquemaEfectivoEsperado.parse({ recibido: -5 })).toEqual({ recibido: -5, devuelto: 0 });
    const resumen = {
      periodo: '2026-10',
      ...CIFRAS,
      cerrado: true,
      cierre: { cerrado_en: 'a', cerrado_por: 'b' },
    };
    expect(esquemaResumenDelMes.parse(resumen)).toEqual(resumen);
    expect(esquemaResumenDelMes.parse({ periodo: '2026-10' })).toEqual({
      ...{ periodo: '2026-10', ...SIN_CIFRAS, cerrado: false, cierre: null },
    });
  });
});

describe('el informe de un mes', () => {
  const cifras = (facturado: number) => ({
    ...SIN_CIFRAS,
    mensualidades: 1,
    facturado,
    por_cobrar: facturado,
  });
  const BELLO = { sede_id: 2, sede_nombre: 'Casa Bello' };
  const APARTADO = { sede_id: 3, sede_nombre: 'Casa Apartadó' };
  const { recaudo, sin_cobro, abonos_anulados, ajustes, recibos, arqueos } = unInforme();
  const PIEZAS: PiezasDelMes = {
    ...{ recaudo, sin_cobro, abonos_anulados, ajustes, recibos, arqueos },
    grupos: [
      { concepto: 'OTRO', ...BELLO, ...cifras(1) },
      { concepto: 'MENSUALIDAD', ...BELLO, ...cifras(10) },
      { concepto: 'MENSUALIDAD', ...APARTADO, ...cifras(100) },
      { concepto: 'MENSUALIDAD', sede_id: null, sede_nombre: null, ...cifras(1000) },
    ],
    movimientos: [
      movimiento({ id: 1, valor: 20 }),
      movimiento({ id: 2, valor: 3 }),
      // One act, out of both.
      movimiento({ id: 3, origen_id: 1, tipo: 'APLICACION', registrado_en: 'a las 10', valor: 5 }),
      movimiento({ id: 4, origen_id: 2, tipo: 'APLICACION', registrado_en: 'a las 10', valor: 2 }),
    ],
    cartera: {
      ...{ datos: [], total: 9, saldo: 15, vencido: 14, a_favor: 50 },
      edades: { AL_DIA: 1, DE_1_A_30: 2, DE_31_A_60: 3, DE_61_A_90: 4, MAS_DE_90: 5 },
    },
    efectivo: [
      { fecha: '2026-10-09', sede_id: 1, total: 7 },
      { fecha: '2026-10-10', sede_id: 1, total: 8 },
    ],
  };

  it('suma todo, por concepto y por sede, y dice qué efectivo nadie contó', () => {
    const informe = armarInforme('2026-10', PIEZAS, 'ahora');
    expect(informe).toMatchObject({
      ...{ periodo: '2026-10', desde: '2026-10-01', hasta: '2026-10-31', calculado_en: 'ahora' },
      cifras: { mensualidades: 4, facturado: 1111, por_cobrar: 1111 },
      a_favor: [
        { tipo: 'EXCEDENTE', cantidad: 2, valor: 23 },
        { tipo: 'APLICACION', cantidad: 1, valor: 7 },
      ],
      sin_contar: [{ fecha: '2026-10-10', total: 8 }],
      ...{ recaudo, sin_cobro, abonos_anulados, ajustes, recibos, arqueos },
    });
    expect(informe.conceptos.map(({ concepto, facturado }) => [concepto, facturado])).toEqual([
      ['MENSUALIDAD', 1110],
      ['OTRO', 1],
    ]);
    expect(informe.sedes).toEqual([
      { sede_id: 3, nombre: 'Casa Apartadó', ...cifras(100) },
      { sede_id: 2, nombre: 'Casa Bello', ...cifras(11), mensualidades: 2 },
      { sede_id: null, nombre: null, ...cifras(1000) },
    ]);
    expect(informe.cartera).toEqual({
      ...{ saldo: 15, vencido: 14, a_favor: 50 },
      edades: { AL_DIA: 1, DE_1_A_30: 2, DE_31_A_60: 3, DE_61_A_90: 4, MAS_DE_90: 5 },
    });
  });

  it('sin cartera, nadie debe nada', () => {
    const { cartera } = armarInforme('2026-10', { ...PIEZAS, cartera: null }, 'ahora');
    expect(cartera).toEqual({
      ...{ saldo: 0, vencido: 0, a_favor: 0 },
      edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
    });
  });

  it('va del primer día al último', () => {
    expect(rangoDelMes('2028-02')).toEqual({ desde: '2028-02-01', hasta: '2028-02-29' });
    expect(rangoDelMes('2026-12')).toEqual({ desde: '2026-12-01', hasta: '2026-12-31' });
  });
});
