import { describe, expect, it } from 'vitest';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';
import { type CasaDeRosa, HOY, ultimo } from './casa-de-rosa';

export const contratoExcedente = (
  mundo: () => Mundo,
  { casa, cobrar, pagarDeMas, claveDe, saldo, aplicar, conCincuenta }: CasaDeRosa,
): void => {
  describe('what is left over of a payment', () => {
    it('pays the fee exactly, and stays in favour of who pays, under any of their rows', async () => {
      const pagada = await conCincuenta();
      expect(pagada).toMatchObject({ estado: 'PAGADA', saldo: 0 });
      expect(ultimo(pagada)).toMatchObject({ valor: 300, excedente: 50, medio: 'EFECTIVO' });
      expect(await mundo().mensualidades.obtener(pagada.id)).toEqual(pagada);
      for (const fila of [casa.rosaDeAna, casa.rosaDeBeto])
        expect(await mundo().saldosAFavor.obtener(claveDe(fila))).toMatchObject({
          pagador: { clave: claveDe(casa.rosaDeBeto), nombre: 'Rosa Peña', documento: 'CC 43.111.222' },
          saldo: 50,
          movimientos: [
            {
              tipo: 'EXCEDENTE',
              origen_id: null,
              fecha: HOY,
              valor: 50,
              id_acudiente: casa.rosaDeAna,
              abono_id: ultimo(pagada).id,
              mensualidad_id: pagada.id,
              recibo: ultimo(pagada).recibo,
            },
          ],
        });
    });

    it('is refused when nobody says so, or says another amount, and leaves nothing', async () => {
      const deAna = await cobrar(casa.ana, casa.rosaDeAna, 300);
      for (const abono of [
        enEfectivo(350),
        enEfectivo(350, { a_favor: 49 }),
        enEfectivo(350, { a_favor: 51 }),
        enEfectivo(200, { a_favor: 50 }),
      ]) {
        const { campos } = await rechazo(cajaDe(mundo()).registrar(deAna.id, abono), 'VALIDACION');
        expect(Object.keys(campos)).toEqual(['valor']);
      }
      await pagarDeMas(deAna.id, 350, 50);
      await rechazo(pagarDeMas(deAna.id, 50, 50), 'CONFLICTO');
      expect(await saldo()).toBe(50);
    });

    it('of who pays for themself is theirs', async () => {
      const propia = await cobrar(casa.ana, undefined, 300);
      await pagarDeMas(propia.id, 310, 10);
      expect(await saldo(`participante-${casa.ana}`)).toBe(10);
      expect(await saldo()).toBe(0);
    });

    it('of nobody is null', async () => {
      expect(await mundo().saldosAFavor.obtener(`acudiente-${ID_INEXISTENTE}`)).toBeNull();
    });
  });

  describe('annulling', () => {
    it('the payment takes along what was left over of it', async () => {
      const pagada = await conCincuenta();
      await cajaDe(mundo()).anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces');
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(casa.rosaDeAna));
      expect(cuenta).toMatchObject({
        saldo: 0,
        movimientos: [{ tipo: 'EXCEDENTE' }, { tipo: 'EXCEDENTE_ANULADO', valor: 50 }],
      });
    });

    it('is refused once some of it was applied or returned; an application that is annulled gives it back', async () => {
      const pagada = await conCincuenta();
      const deBeto = await cobrar(casa.beto, casa.rosaDeBeto, 100);
      const aplicada = await aplicar(deBeto.id, 20);
      const { campos } = await rechazo(
        cajaDe(mundo()).anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces'),
        'CONFLICTO',
      );
      expect(campos.abono).toContain('ya se aplicó o se devolvió');
      expect(await cajaDe(mundo()).anular(deBeto.id, ultimo(aplicada).id, 'No era')).toMatchObject({
        estado: 'PENDIENTE',
        saldo: 100,
      });
      expect(await saldo()).toBe(50);
      await cajaDe(mundo()).anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces');
      expect(await saldo()).toBe(0);
      expect((await mundo().mensualidades.obtener(pagada.id))?.saldo).toBe(300);
    });
  });
};
