import { describe, expect, it } from 'vitest';
import { sumarDias, sumarMeses } from '@/domain/shared/fechas';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';
import { type DosQueDeben, HOY, MES, presente } from './dos-que-deben';

export const contratoRecaudo = (mundo: () => Mundo, { casa, cobrar, abonar }: DosQueDeben): void => {
  describe('recaudo', () => {
    it('adds the live abonos of the range, by day and medio', async () => {
      const deuda = await cobrar(casa.ana, 1_000_000, 0);
      await abonar(deuda.id, 100, '2026-11-03');
      await abonar(deuda.id, 200, '2026-11-01');
      await cajaDe(mundo()).registrar(
        deuda.id,
        enEfectivo(400, { fecha: '2026-11-03', medio: 'NEQUI', referencia: 'r1' }),
      );
      await abonar(deuda.id, 800, '2026-11-04');
      await abonar(deuda.id, 1_600, '2026-10-31');
      const anulable = (await abonar(deuda.id, 3_200, '2026-11-03')).abonos.at(-1);
      await cajaDe(mundo()).anular(deuda.id, anulable?.id ?? 0, 'Se repitió');
      const cero = { TRANSFERENCIA: 0, BRE_B: 0, CONSIGNACION: 0, OTRO: 0 };
      const rango = { desde: '2026-11-01', hasta: '2026-11-03' };
      const { fuera: _fuera, ...recaudo } = presente(await mundo().finanzas.recaudo(rango));
      expect(recaudo).toEqual({
        desde: '2026-11-01',
        hasta: '2026-11-03',
        total: 700,
        cantidad: 3,
        efectivo: 300,
        devuelto: 0,
        devuelto_efectivo: 0,
        ajustes: 0,
        medios: { EFECTIVO: 300, NEQUI: 400, ...cero },
        dias: [
          {
            fecha: '2026-11-01',
            total: 200,
            cantidad: 1,
            efectivo: 200,
            devuelto: 0,
            devuelto_efectivo: 0,
            ajustes: 0,
            medios: { EFECTIVO: 200, NEQUI: 0, ...cero },
          },
          {
            fecha: '2026-11-03',
            total: 500,
            cantidad: 2,
            efectivo: 100,
            devuelto: 0,
            devuelto_efectivo: 0,
            ajustes: 0,
            medios: { EFECTIVO: 100, NEQUI: 400, ...cero },
          },
        ],
      });
    });

    it('says what was written down in the range with a date out of it', async () => {
      const deuda = await cobrar(casa.ana, 1_000_000, 0);
      const hoy = { desde: HOY, hasta: HOY };
      await abonar(deuda.id, 100);
      expect(presente(await mundo().finanzas.recaudo(hoy)).fuera).toBeNull();
      await abonar(deuda.id, 200, sumarDias(HOY, -40));
      await abonar(deuda.id, 400, sumarDias(HOY, -3));
      const anulable = (await abonar(deuda.id, 800, sumarDias(HOY, -90))).abonos.at(-1);
      await cajaDe(mundo()).anular(deuda.id, anulable?.id ?? 0, 'Se repitió');
      expect(presente(await mundo().finanzas.recaudo(hoy))).toMatchObject({
        total: 100,
        fuera: { cantidad: 2, total: 600, desde: sumarDias(HOY, -40), hasta: sumarDias(HOY, -3) },
      });
      const entero = presente(await mundo().finanzas.recaudo({ desde: sumarDias(HOY, -40), hasta: HOY }));
      expect(entero).toMatchObject({ total: 700, fuera: null });
      const antes = presente(
        await mundo().finanzas.recaudo({ desde: sumarDias(HOY, -60), hasta: sumarDias(HOY, -30) }),
      );
      expect(antes).toMatchObject({ total: 200, fuera: null });
    });

    it.each([
      [{ desde: '2026-11-02', hasta: '2026-11-01' }],
      [{ desde: '2024-01-01', hasta: '2026-11-01' }],
      [{ desde: '2026-02-30', hasta: '2026-11-01' }],
    ])('%j is refused', async (rango) => {
      await rechazo(mundo().finanzas.recaudo(rango), 'VALIDACION');
    });
  });

  describe('tendencia', () => {
    it('what was charged and received in the last six months', async () => {
      const actual = await cobrar(casa.ana, 1_000, 0);
      await cobrar(casa.ana, 500, 40, { atras: 5 });
      await cobrar(casa.ana, 9_000, 200, { atras: 6 });
      const exonerada = await cobrar(casa.beto, 4_000, 0);
      await mundo().mensualidades.actualizar(
        exonerada.id,
        { estado: 'EXONERADA', motivo_anulacion: 'Calamidad' },
        'EXONERADA',
      );
      await abonar(actual.id, 300);
      const meses = presente(await mundo().finanzas.tendencia());
      expect(meses).toHaveLength(6);
      expect(meses[0]).toEqual({ periodo: sumarMeses(MES, -5), facturado: 500, recaudado: 0 });
      expect(meses[5]).toEqual({ periodo: MES, facturado: 1_000, recaudado: 300 });
    });
  });
};
