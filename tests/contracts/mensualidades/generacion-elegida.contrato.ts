import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import type { Mundo } from '../apoyo/mundo';
import { mesaDeGeneracion } from './mesa-de-generacion';

/** Whom to charge, and how, when somebody has to say it. */
export const contratoGeneracionElegida = (mundo: () => Mundo): void => {
  const { crear, generar, eligiendo, anular, delMes } = mesaDeGeneracion(mundo);

  describe('generar lo que se elige', () => {
    it('an annulled fee is not charged again unless asked, and the row says so', async () => {
      const ana = await crear('Ana');
      await crear('Beto');
      const primera = await mundo().mensualidades.crear(unaMensualidad().de(ana).datos());
      await anular(primera.id, 'Estaba repetida');
      const segunda = await mundo().mensualidades.crear(unaMensualidad().de(ana).datos());
      await anular(segunda.id);
      const { filas, ...cuentas } = await generar();
      expect(cuentas).toMatchObject({ creadas: 1, omitidas: 1, total: 850_000 });
      expect(filas[0]).toMatchObject({
        participante_id: ana,
        resultado: 'OMITIDA',
        motivo: 'Se anuló la de este mes: Se cobró por error',
        anulada: true,
        cobro: 'NINGUNO',
        valor: 0,
        fecha_vencimiento: null,
        opciones: [{ cobro: 'COMPLETO', dias: 30, valor: 850_000, descuento: 0 }],
      });
      expect(filas[1]).toMatchObject({ anulada: false, opciones: [] });
      const pedida = [{ participante_id: ana, cobro: 'COMPLETO' as const }];
      const previa = await eligiendo(pedida, true);
      expect(previa).toMatchObject({ creadas: 1, existentes: 1, total: 850_000 });
      expect(await eligiendo(pedida)).toEqual({ ...previa, simulada: false });
      expect((await delMes()).filter((m) => m.estado === 'PENDIENTE')).toHaveLength(2);
      expect((await generar()).filas[0]).toMatchObject({ resultado: 'EXISTENTE', anulada: false });
    });

    it('one that a discharge exonerated is charged again to whoever came back, if asked', async () => {
      const [ana, beto] = [await crear('Ana', { fecha_ingreso: '2026-11-16' }), await crear('Beto')];
      const porEgreso = async (de: Id) => {
        const { id } = await mundo().mensualidades.crear(
          unaMensualidad().de(de).conDescuento(50_000).datos(),
        );
        const cambios = {
          descuento: 850_000,
          descuento_antes_del_egreso: 50_000,
          motivo_anulacion: 'Egreso',
        };
        await mundo().mensualidades.actualizar(id, cambios, 'EXONERADA');
      };
      await porEgreso(ana);
      await porEgreso(beto);
      const { filas, ...cuentas } = await generar();
      expect(cuentas).toMatchObject({ creadas: 0, existentes: 0, omitidas: 2, total: 0 });
      expect(filas[0]).toMatchObject({
        resultado: 'OMITIDA',
        motivo: 'La de este mes se exoneró por su egreso, y volvió el lun 16 nov 2026',
        exonerada: true,
        cobro: 'NINGUNO',
        opciones: [
          { cobro: 'COMPLETO', dias: 30, valor: 850_000, descuento: 50_000 },
          { cobro: 'POR_DIAS', dias: 15, valor: 850_000, descuento: 450_000 },
        ],
      });
      const elecciones = [
        { participante_id: ana, cobro: 'POR_DIAS' as const },
        { participante_id: beto, cobro: 'COMPLETO' as const },
      ];
      const previa = await eligiendo(elecciones, true);
      expect(previa).toMatchObject({ creadas: 2, total: 1_200_000 });
      expect(await eligiendo(elecciones)).toEqual({ ...previa, simulada: false });
      const cobradas = await delMes();
      expect(cobradas).toHaveLength(2);
      expect(cobradas.find((m) => String(m.participante_id) === String(ana))).toMatchObject({
        estado: 'PENDIENTE',
        descuento: 450_000,
        cobra_desde: '2026-11-16',
        fecha_vencimiento: '2026-11-21',
        descuento_antes_del_egreso: null,
        motivo_anulacion: null,
        version: 3,
      });
      expect(cobradas.find((m) => String(m.participante_id) === String(beto))).toMatchObject({
        estado: 'PENDIENTE',
        descuento: 50_000,
        cobra_desde: null,
        fecha_vencimiento: '2026-11-05',
      });
      expect(await generar()).toMatchObject({ creadas: 0, existentes: 2 });
    });

    it('an arrival in the middle of the month is charged whole, by days or not at all', async () => {
      const [ana, beto, carla] = [
        await crear('Ana', { fecha_ingreso: '2026-10-17', beca_porcentaje: 10, dia_pago: 3 }),
        await crear('Beto', { fecha_ingreso: '2026-10-28', dia_pago: 3 }),
        await crear('Carla', { fecha_ingreso: '2026-10-02', dia_pago: 20 }),
      ];
      expect((await generar(true, '2026-10')).filas.map((f) => [f.llegada, f.cobro, f.valor])).toEqual([
        ['2026-10-17', 'COMPLETO', 850_000],
        ['2026-10-28', 'COMPLETO', 850_000],
        ['2026-10-02', 'COMPLETO', 850_000],
      ]);
      const elecciones = [
        { participante_id: ana, cobro: 'POR_DIAS' as const },
        { participante_id: beto, cobro: 'NINGUNO' as const },
      ];
      const resultado = await eligiendo(elecciones, false, '2026-10');
      expect(resultado).toMatchObject({ creadas: 2, omitidas: 1, total: 411_290 - 41_129 + 850_000 });
      expect(resultado.filas[1]).toMatchObject({ motivo: 'Se eligió no cobrarle este mes', valor: 0 });
      const creadas = await delMes('2026-10');
      expect(creadas.find((m) => String(m.participante_id) === String(ana))).toMatchObject({
        valor: 411_290,
        descuento: 41_129,
        cobra_desde: '2026-10-17',
        cobra_hasta: null,
        fecha_vencimiento: '2026-10-22',
        observaciones: expect.stringContaining('15 de 31 días'),
      });
      expect(creadas.find((m) => String(m.participante_id) === String(carla))).toMatchObject({
        valor: 850_000,
        cobra_desde: null,
        fecha_vencimiento: '2026-10-20',
        observaciones: null,
      });
    });

    it('choosing not to charge somebody is kept: the month is not proposed again', async () => {
      const beto = await crear('Beto', { fecha_ingreso: '2026-10-28', beca_porcentaje: 10 });
      const elecciones = [{ participante_id: beto, cobro: 'NINGUNO' as const }];
      expect(await eligiendo(elecciones, true, '2026-10')).toMatchObject({ creadas: 0, omitidas: 1 });
      expect(await delMes('2026-10')).toEqual([]);
      expect(await eligiendo(elecciones, false, '2026-10')).toMatchObject({
        creadas: 0,
        omitidas: 1,
        total: 0,
        filas: [{ resultado: 'OMITIDA', motivo: 'Se eligió no cobrarle este mes', cobro: 'NINGUNO' }],
      });
      const [noCobrada] = await delMes('2026-10');
      expect(noCobrada).toMatchObject({
        participante_id: beto,
        estado: 'EXONERADA',
        valor: 850_000,
        descuento: 85_000,
        saldo: 0,
        motivo_anulacion: 'Se eligió no cobrarle este mes',
        creado_por: expect.any(String),
        creado_en: expect.any(String),
      });
      expect(await generar(false, '2026-10')).toMatchObject({
        creadas: 0,
        existentes: 1,
        filas: [{ resultado: 'EXISTENTE', opciones: [] }],
      });
      expect(await delMes('2026-10')).toHaveLength(1);
    });

    it('the same of whoever left and came back: the fee stays exonerated by that decision', async () => {
      const ana = await crear('Ana', { fecha_ingreso: '2026-11-16' });
      const { id } = await mundo().mensualidades.crear(unaMensualidad().de(ana).conDescuento(50_000).datos());
      const porEgreso = {
        descuento: 850_000,
        descuento_antes_del_egreso: 50_000,
        motivo_anulacion: 'Egreso',
      };
      await mundo().mensualidades.actualizar(id, porEgreso, 'EXONERADA');
      const elecciones = [{ participante_id: ana, cobro: 'NINGUNO' as const }];
      expect(await eligiendo(elecciones)).toMatchObject({
        creadas: 0,
        omitidas: 1,
        filas: [{ motivo: 'Se eligió no cobrarle este mes', exonerada: true }],
      });
      expect(await delMes()).toMatchObject([
        {
          estado: 'EXONERADA',
          descuento: 50_000,
          saldo: 0,
          descuento_antes_del_egreso: null,
          motivo_anulacion: expect.stringContaining('se decidió no volver a cobrar'),
        },
      ]);
      expect(await generar()).toMatchObject({ existentes: 1, omitidas: 0, filas: [{ exonerada: false }] });
    });
  });
};
