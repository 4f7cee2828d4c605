import { describe, expect, it } from 'vitest';
import { sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { type CasaDeRosa, HOY, ultimo } from './casa-de-rosa';

export const contratoUsarSaldoAFavor = (
  mundo: () => Mundo,
  { casa, cobrar, pagarDeMas, claveDe, saldo, aplicar, devolver, conCincuenta }: CasaDeRosa,
): void => {
  describe('applying it', () => {
    it('pays another fee of that person, with the next receipt; the oldest excess goes first', async () => {
      const primera = await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 100);
      await pagarDeMas((await cobrar(casa.beto, casa.rosaDeBeto, 10, '2026-09')).id, 40, 30);
      const aplicada = await aplicar(deBeto.id, 60);
      expect(aplicada).toMatchObject({ id: deBeto.id, estado: 'CON_ABONO', saldo: 40 });
      expect(ultimo(aplicada)).toMatchObject({
        fecha: HOY,
        valor: 60,
        medio: 'SALDO_A_FAVOR',
        excedente: 0,
        recibo: Number(ultimo(primera).recibo) + 2,
      });
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(casa.rosaDeBeto));
      expect(cuenta?.saldo).toBe(20);
      expect(cuenta?.movimientos.map(({ tipo, valor }) => [tipo, valor])).toEqual([
        ['EXCEDENTE', 50],
        ['EXCEDENTE', 30],
        ['APLICACION', 50],
        ['APLICACION', 10],
      ]);
      expect(cuenta?.movimientos[2]).toMatchObject({
        mensualidad_id: deBeto.id,
        recibo: ultimo(aplicada).recibo,
      });
    });

    it('of a day of before is written in it, and only with what was left over by then', async () => {
      const ayer = sumarDias(HOY, -1);
      const conFecha = (id: Id, valor: number, fecha: string) =>
        cajaDe(mundo()).aplicar(id, { valor, fecha });
      await pagarDeMas((await cobrar(casa.ana, casa.rosaDeAna, 10, '2026-08')).id, 60, 50, { fecha: ayer });
      await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 100);
      await rechazo(conFecha(deBeto.id, 10, sumarDias(HOY, -2)), 'CONFLICTO');
      await rechazo(conFecha(deBeto.id, 51, ayer), 'VALIDACION');
      await rechazo(conFecha(deBeto.id, 10, sumarDias(HOY, 1)), 'VALIDACION');
      const aplicada = await conFecha(deBeto.id, 50, ayer);
      expect(ultimo(aplicada)).toMatchObject({ fecha: ayer, valor: 50, medio: 'SALDO_A_FAVOR' });
      expect(await saldo()).toBe(50);
      await rechazo(conFecha(deBeto.id, 1, ayer), 'CONFLICTO');
    });

    it('who has most comes first in what is owed, when that is asked', async () => {
      await conCincuenta();
      await cobrar(casa.beto, undefined, 100, '2026-09');
      const aFavor = async (orden: string) =>
        (await mundo().finanzas.cartera({ orden, pagina: 1, limite: 10 }))?.datos.map((p) => p.a_favor);
      expect(await aFavor('-a_favor')).toEqual([50, 0]);
      expect(await aFavor('a_favor')).toEqual([0, 50]);
    });

    it('never more than there is, nor than is owed; nor for another person', async () => {
      await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 30);
      expect(Object.keys((await rechazo(aplicar(deBeto.id, 51), 'VALIDACION')).campos)).toEqual(['valor']);
      expect(Object.keys((await rechazo(aplicar(deBeto.id, 31), 'VALIDACION')).campos)).toEqual(['valor']);
      const propia = await cobrar(casa.beto, undefined, 100, '2026-09');
      await rechazo(aplicar(propia.id, 10), 'CONFLICTO');
      await rechazo(aplicar(ID_INEXISTENTE, 10), 'NO_ENCONTRADO');
      await aplicar(deBeto.id, 30);
      await rechazo(aplicar(deBeto.id, 1), 'CONFLICTO');
      expect(await saldo()).toBe(20);
    });

    it('of several at once keeps those that fit', async () => {
      await conCincuenta();
      const cobros = [];
      for (const periodo of ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'])
        cobros.push(await cobrar(casa.beto, casa.rosaDeBeto, 100, periodo));
      const intentos = await Promise.allSettled(cobros.map(({ id }) => aplicar(id, 20)));
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await saldo()).toBe(10);
    });

    it('keeps one for the same key', async () => {
      await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 100);
      const opciones = { clave: `aplicar-${Date.now()}` };
      const primera = await aplicar(deBeto.id, 20, opciones);
      expect(await aplicar(deBeto.id, 20, opciones)).toEqual(primera);
      await rechazo(aplicar(deBeto.id, 21, opciones), 'VALIDACION');
      expect(await saldo()).toBe(30);
    });
  });

  describe('returning it', () => {
    it('leaves a record, and never less than nothing', async () => {
      await conCincuenta();
      const queda = await devolver(30, { medio: 'NEQUI', referencia: 'D-1' });
      expect(queda).toMatchObject({ saldo: 20 });
      expect(queda.movimientos.at(-1)).toMatchObject({
        tipo: 'DEVOLUCION',
        fecha: HOY,
        valor: 30,
        medio: 'NEQUI',
        referencia: 'D-1',
        motivo: 'La familia lo pidió',
        abono_id: null,
      });
      expect(queda.movimientos.at(-1)?.registrado_por).toContain('@');
      expect(Object.keys((await rechazo(devolver(21), 'VALIDACION')).campos)).toEqual(['valor']);
      expect(
        Object.keys((await rechazo(devolver(5, { fecha: sumarDias(HOY, 1) }), 'VALIDACION')).campos),
      ).toEqual(['fecha']);
      expect(Object.keys((await rechazo(devolver(5, { medio: 'NEQUI' }), 'VALIDACION')).campos)).toEqual([
        'referencia',
      ]);
      await devolver(20);
      await rechazo(devolver(1), 'CONFLICTO');
      await rechazo(
        cajaDe(mundo()).devolver(`acudiente-${ID_INEXISTENTE}`, {
          fecha: HOY,
          valor: 1,
          medio: 'EFECTIVO',
          motivo: 'Nadie',
        }),
        'NO_ENCONTRADO',
      );
    });

    it('of several at once, with applications among them, keeps those that fit; one for the same key', async () => {
      await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 100);
      const opciones = { clave: `devolver-${Date.now()}` };
      const intentos = await Promise.allSettled([
        devolver(20, {}, opciones),
        devolver(20, {}, opciones),
        aplicar(deBeto.id, 25),
        devolver(30),
        aplicar(deBeto.id, 40),
      ]);
      const queda = await saldo();
      expect(queda).toBeGreaterThanOrEqual(0);
      expect(intentos.some(({ status }) => status === 'fulfilled')).toBe(true);
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(casa.rosaDeAna));
      const sumado = (cuenta?.movimientos ?? []).reduce(
        (suma, { tipo, valor }) => suma + (tipo === 'EXCEDENTE' ? valor : -valor),
        0,
      );
      expect(sumado).toBe(queda);
    });
  });
};
