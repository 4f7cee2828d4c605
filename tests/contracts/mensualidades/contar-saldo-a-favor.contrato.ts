import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { type CasaDeRosa, HOY } from './casa-de-rosa';

export const contratoContarSaldoAFavor = (
  mundo: () => Mundo,
  { casa, cobrar, pagarDeMas, claveDe, aplicar, devolver, conCincuenta }: CasaDeRosa,
): void => {
  describe('is told', () => {
    it('in the portfolio and in the statement, apart from what is owed', async () => {
      await conCincuenta();
      const solo = await mundo().finanzas.cartera({ pagina: 1, limite: 10 });
      expect(solo).toMatchObject({
        total: 1,
        saldo: 0,
        a_favor: 50,
        datos: [
          { clave: claveDe(casa.rosaDeAna), saldo: 0, mensualidades: 0, participantes: [], a_favor: 50 },
        ],
      });
      await cobrar(casa.beto, casa.rosaDeBeto, 100);
      const cartera = await mundo().finanzas.cartera({ pagina: 1, limite: 10 });
      expect(cartera).toMatchObject({
        total: 1,
        saldo: 100,
        a_favor: 50,
        datos: [{ clave: claveDe(casa.rosaDeBeto), saldo: 100, vencido: 100, a_favor: 50 }],
      });
      expect(await mundo().finanzas.cartera({ pagina: 1, limite: 10, buscar: 'Ana Peña' })).toMatchObject({
        total: 1,
      });
      expect(await mundo().finanzas.estadoDePagador(claveDe(casa.rosaDeAna))).toMatchObject({
        saldo: 100,
        a_favor: 50,
        facturado: 400,
        abonado: 300,
      });
    });

    it('in what came in, by sede: what came in and went back there, and nothing of the others', async () => {
      const { id: sede_id } = await mundo().sedes.crear(unaSede().llamada('Casa Bello').datos());
      const carla = unParticipante().llamado('Carla Zea').enSede(sede_id).datos();
      const { id } = await mundo().participantes.crear(carla);
      await pagarDeMas((await cobrar(casa.ana, casa.rosaDeAna, 300)).id, 350, 50);
      await devolver(10);
      await pagarDeMas((await cobrar(id, undefined, 90)).id, 120, 30);
      await pagarDeMas((await cobrar(id, undefined, 60, '2026-09')).id, 65, 5, { fecha: '2026-10-02' });
      await cajaDe(mundo()).devolver(`participante-${id}`, {
        fecha: HOY,
        valor: 7,
        medio: 'EFECTIVO',
        motivo: 'La familia lo pidió',
      });
      const recaudo = (suya: { sede_id?: Id } = {}) =>
        mundo().finanzas.recaudo({ desde: HOY, hasta: HOY, ...suya });
      const fuera = { cantidad: 1, total: 65, desde: '2026-10-02', hasta: '2026-10-02' };
      expect(await recaudo()).toMatchObject({ total: 470, cantidad: 2, devuelto: 17, fuera });
      expect(await recaudo({ sede_id })).toMatchObject({
        total: 120,
        cantidad: 1,
        efectivo: 120,
        devuelto_efectivo: 7,
        fuera,
      });
      const otra = (await mundo().sedes.crear(unaSede().llamada('Casa Apartadó').datos())).id;
      expect(await recaudo({ sede_id: otra })).toMatchObject({
        total: 0,
        cantidad: 0,
        devuelto: 0,
        fuera: null,
      });
    });

    it('in what came in: the day it came, once; what is returned is said apart', async () => {
      const deAna = await cobrar(casa.ana, casa.rosaDeAna, 300);
      await pagarDeMas(deAna.id, 350, 50, { fecha: '2026-11-03' });
      await aplicar((await cobrar(casa.beto, casa.rosaDeBeto, 100)).id, 20);
      await devolver(10, { fecha: '2026-11-04' });
      expect(await mundo().finanzas.recaudo({ desde: '2026-11-01', hasta: HOY })).toMatchObject({
        total: 350,
        cantidad: 1,
        efectivo: 350,
        devuelto: 10,
        devuelto_efectivo: 10,
        dias: [
          { fecha: '2026-11-03', total: 350, cantidad: 1, devuelto: 0 },
          { fecha: '2026-11-04', total: 0, cantidad: 0, devuelto: 10, devuelto_efectivo: 10 },
        ],
      });
      const tendencia = await mundo().finanzas.tendencia();
      expect(tendencia?.reduce((suma, { recaudado }) => suma + recaudado, 0)).toBe(350);
    });

    it('in the history, each movement', async () => {
      const pagada = await conCincuenta();
      await devolver(10);
      const lineas = async (entidad: 'saldo_a_favor' | 'mensualidad') =>
        (await mundo().actividad.buscar({ entidad, pagina: 1, limite: 10 }))?.datos ?? [];
      expect((await lineas('saldo_a_favor')).map(({ accion }) => accion)).toEqual(['CREAR', 'CREAR']);
      const [delCobro] = await lineas('mensualidad');
      expect(JSON.stringify(delCobro?.cambios)).toContain('"excedente":50');
      expect(delCobro?.entidad_id).toEqual(pagada.id);
    });
  });
};
