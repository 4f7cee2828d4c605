import { beforeEach, describe, expect, it } from 'vitest';
import { sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { cerrado, dia, HOY, PASADO, presente } from './casa-que-cierra';
import { usarDosCasas } from './dos-casas';

const AYER = sumarDias(HOY, -1);
const LA_PIDIO = { medio: 'EFECTIVO', motivo: 'La familia lo pidió' };

/** The house that received the money, when it is not that of whose it is: said with the payment, or corrected. */
export const contratoSedeQueRecibe = (mundo: () => Mundo): void => {
  const {
    cerrar,
    pagar,
    casa,
    recibir,
    enCadaCasa,
    recaudo,
    recibido,
    enCaja,
    filas,
    sumado,
    abonosDe,
    pagarPorLosDos,
  } = usarDosCasas(mundo);

  describe('the house that received it is said with the payment', () => {
    it('takes the money to its drawer, wherever its person lives', async () => {
      await pagar(casa.actual, 300, HOY, { sede_id: casa.apartado });
      await pagar(casa.actual, 50, HOY, { sede_id: null });
      expect([await recibido(), await enCaja(), await sumado()]).toEqual([
        [50, 300],
        [50, 300],
        [50, 300],
      ]);
    });

    it('without it, it is where each of them lives, which the account of who pays says', async () => {
      const { una, otra } = await pagarPorLosDos();
      const sedes = async (id: Id) =>
        presente(
          await mundo().finanzas.estadoDePagador(
            `acudiente-${presente(await mundo().mensualidades.obtener(id)).id_acudiente}`,
          ),
        ).cuentas.map(({ participante }) => participante.sede_id);
      expect(await sedes(una)).toEqual([casa.bello, casa.apartado]);
      expect([await abonosDe(una), await abonosDe(otra)]).toMatchObject([
        [{ sede_id: casa.bello }],
        [{ sede_id: casa.apartado }],
      ]);
    });

    it('and all of a payment for people of two houses', async () => {
      await pagarPorLosDos(casa.bello);
      expect([await recibido(), await enCaja()]).toEqual([
        [350, 0],
        [350, 0],
      ]);
    });

    it('not one that does not exist, and then nothing is kept', async () => {
      for (const sede_id of [999_999, 'ninguna'])
        await expect(pagar(casa.actual, 300, HOY, { sede_id })).rejects.toMatchObject({
          campos: { sede_id: 'La sede no existe' },
        });
      expect([await recibido(), await abonosDe(casa.actual)]).toEqual([[0, 0], []]);
    });
  });

  describe('the house that gives it back is said with the refund', () => {
    const devolver = (sede_id?: Id | null) =>
      cajaDe(mundo()).devolver(`participante-${casa.eva}`, { ...LA_PIDIO, fecha: HOY, valor: 20, sede_id });
    const devuelto = () => enCadaCasa(async (sede) => (await recaudo(sede)).devuelto);
    beforeEach(async () => {
      await pagar(casa.pasada, 600, AYER, { a_favor: 100 });
    });

    it('takes it from its drawer, wherever its person lives', async () => {
      await devolver(casa.apartado);
      await devolver(null);
      const { movimientos } = await devolver();
      expect([await devuelto(), await enCaja()]).toEqual([
        [40, 20],
        [-40, -20],
      ]);
      const { apartado, bello } = casa;
      expect(movimientos.map(({ sede_id }) => sede_id)).toEqual([null, apartado, bello, bello]);
    });

    it('not one that does not exist, and then nothing is kept', async () => {
      for (const sede_id of [999_999, 'ninguna'])
        await expect(devolver(sede_id)).rejects.toMatchObject({ campos: { sede_id: 'La sede no existe' } });
      expect(await devuelto()).toEqual([0, 0]);
    });

    describe('and it is corrected', () => {
      const corregir = (devolucion: Id, sede_id: Id, clave?: string) =>
        cajaDe(mundo()).corregirSedeDeDevolucion(
          `participante-${casa.eva}`,
          devolucion,
          { sede_id },
          { clave },
        );
      const devuelta = async () => presente((await devolver()).movimientos.at(-1)).id;

      it('goes out of the other drawer, that one alone, and nothing is owed otherwise', async () => {
        const [una] = [await devuelta(), await devuelta()];
        const { saldo, movimientos } = await corregir(una, casa.apartado);
        expect([await devuelto(), await enCaja(), saldo]).toEqual([[20, 20], [-20, -20], 60]);
        expect(movimientos.slice(1)).toMatchObject([{ sede_id: casa.apartado }, { sede_id: casa.bello }]);
      });

      it('once, however many times it is sent', async () => {
        const una = await devuelta();
        await corregir(una, casa.apartado, 'misma-clave');
        await corregir(una, casa.apartado, 'misma-clave');
        expect(await devuelto()).toEqual([0, 20]);
      });

      it('not to the one it is of, nor to one that does not exist', async () => {
        const una = await devuelta();
        const yaEs = 'Esta devolución ya es de esa sede';
        await expect(corregir(una, casa.bello)).rejects.toMatchObject({ campos: { sede_id: yaEs } });
        await expect(corregir(una, 999_999)).rejects.toMatchObject({
          campos: { sede_id: 'La sede no existe' },
        });
        expect(await devuelto()).toEqual([20, 0]);
      });

      it('not one that is annulled', async () => {
        const una = await devuelta();
        await cajaDe(mundo()).anularDevolucion(`participante-${casa.eva}`, una, { motivo: 'No se entregó' });
        await expect(corregir(una, casa.apartado)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
      });

      it('not what is no refund, nor one of somebody else', async () => {
        const [sobrante] = (await devolver()).movimientos;
        const noEsta = { codigo: 'NO_ENCONTRADO' };
        await expect(corregir(presente(sobrante).id, casa.apartado)).rejects.toMatchObject(noEsta);
        const paz = await recibir('Paz Gil', casa.bello);
        const deOtra = cajaDe(mundo()).corregirSedeDeDevolucion(`participante-${paz}`, await devuelta(), {
          sede_id: casa.apartado,
        });
        await expect(deOtra).rejects.toMatchObject(noEsta);
      });

      it('not one of a closed month', async () => {
        await pagar(casa.actual, 510, dia(PASADO, 3), { a_favor: 10 });
        const { movimientos } = await cajaDe(mundo()).devolver(`participante-${casa.eva}`, {
          ...{ ...LA_PIDIO, fecha: dia(PASADO, 4), valor: 50 },
        });
        await cerrar();
        await expect(corregir(presente(movimientos.at(-1)).id, casa.apartado)).rejects.toMatchObject({
          codigo: 'CONFLICTO',
          campos: { sede_id: expect.stringMatching(cerrado(PASADO)) },
        });
      });
    });
  });

  describe('the house that received it is corrected', () => {
    const corregir = async (cobro: Id, sede_id: Id, clave?: string) => {
      const { id } = presente((await abonosDe(cobro))[0]);
      return cajaDe(mundo()).corregirSede(cobro, id, { sede_id }, { clave });
    };

    it('takes the money to its drawer, and says it with the fee', async () => {
      await pagar(casa.actual, 300, HOY, { referencia: 'R-1' });
      const { abonos, estado, saldo } = await corregir(casa.actual, casa.apartado);
      expect([abonos, estado, saldo]).toMatchObject([[{ sede_id: casa.apartado }], 'CON_ABONO', 200]);
      expect([await recibido(), await enCaja(), await sumado()]).toEqual([
        [0, 300],
        [0, 300],
        [0, 300],
      ]);
      expect(await filas({ sede_id: casa.apartado })).toMatchObject([{ sede_nombre: 'Casa de Apartadó' }]);
    });

    it('goes with the whole receipt, and leaves the others where they are', async () => {
      await pagar(casa.actual, 70, HOY);
      const { una, otra } = await pagarPorLosDos();
      await corregir(otra, casa.bello);
      expect([await abonosDe(una), await abonosDe(otra)]).toMatchObject([
        [{ sede_id: casa.bello }],
        [{ sede_id: casa.bello }],
      ]);
      expect([await recibido(), await enCaja()]).toEqual([
        [420, 0],
        [420, 0],
      ]);
      await corregir(una, casa.apartado);
      expect(await recibido()).toEqual([70, 350]);
    });

    it('once, however many times it is sent', async () => {
      await pagar(casa.actual, 300, HOY);
      await corregir(casa.actual, casa.apartado, 'misma-clave');
      await corregir(casa.actual, casa.apartado, 'misma-clave');
      expect(await recibido()).toEqual([0, 300]);
    });

    it('not to the one it is of, nor to one that does not exist', async () => {
      await pagar(casa.actual, 300, HOY);
      await expect(corregir(casa.actual, casa.bello)).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { sede_id: 'Este pago ya es de esa sede' },
      });
      await expect(corregir(casa.actual, 999_999)).rejects.toMatchObject({
        campos: { sede_id: 'La sede no existe' },
      });
      expect(await recibido()).toEqual([300, 0]);
    });

    it('not one of a closed month, nor one that is annulled', async () => {
      await pagar(casa.pasada, 300, dia(PASADO, 3));
      await pagar(casa.actual, 70, HOY);
      await cerrar();
      await expect(corregir(casa.pasada, casa.apartado)).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { sede_id: expect.stringMatching(cerrado(PASADO)) },
      });
      const [deHoy] = await abonosDe(casa.actual);
      await cajaDe(mundo()).anular(casa.actual, presente(deHoy).id, 'Se digitó mal');
      await expect(corregir(casa.actual, casa.apartado)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
      expect([await recibido(dia(PASADO, 3)), await recibido()]).toEqual([
        [300, 0],
        [0, 0],
      ]);
    });

    it('not credit that is used, which comes into no drawer', async () => {
      const caja = cajaDe(mundo());
      await caja.registrar(casa.pasada, { fecha: AYER, valor: 600, medio: 'EFECTIVO', a_favor: 100 });
      await caja.aplicar(casa.actual, { valor: 30 });
      await expect(corregir(casa.actual, casa.apartado)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    });
  });
};
