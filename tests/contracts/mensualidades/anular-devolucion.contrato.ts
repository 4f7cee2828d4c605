import { beforeEach, describe, expect, it } from 'vitest';
import type { SaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { cerrado, dia, ESTE, HOY, PASADO, presente } from './casa-que-cierra';
import { usarDosCasas } from './dos-casas';

const AYER = sumarDias(HOY, -1);

/** A refund that should not have been written down: it stays, annulled, and its money is in favour again. */
export const contratoAnularDevolucion = (mundo: () => Mundo): void => {
  const { cerrar, pagar, casa, recibir, recaudo, enCaja, informeDe } = usarDosCasas(mundo);
  const clave = () => `participante-${casa.eva}`;
  const devolver = (valor: number, cambios: object = {}) =>
    cajaDe(mundo()).devolver(clave(), {
      ...{ fecha: HOY, medio: 'EFECTIVO', motivo: 'La familia lo pidió', valor },
      ...cambios,
    });
  const anular = (devolucion: Id, opciones?: { clave: string }) =>
    cajaDe(mundo()).anularDevolucion(clave(), devolucion, { motivo: 'No se entregó' }, opciones);
  const ultima = ({ movimientos }: SaldoAFavor): Id => presente(movimientos.at(-1)).id;
  const saldo = async () => presente(await mundo().saldosAFavor.obtener(clave())).saldo;
  const devuelto = async (sede: Id = casa.bello) => {
    const { devuelto: total, devuelto_efectivo, dias } = await recaudo(sede);
    return [total, devuelto_efectivo, dias[0]?.devuelto ?? 0];
  };

  describe('a refund is annulled', () => {
    beforeEach(async () => {
      await pagar(casa.pasada, 600, AYER, { a_favor: 100 });
    });

    it('and the money is in favour and in the drawer again, of that one alone; it is still read', async () => {
      const [una] = [ultima(await devolver(30)), await devolver(20)];
      expect([await devuelto(), await enCaja()]).toEqual([
        [50, 50, 50],
        [-50, 0],
      ]);
      const queda = await anular(una);
      expect([queda.saldo, await devuelto(), await enCaja()]).toEqual([80, [20, 20, 20], [-20, 0]]);
      expect(queda.movimientos.slice(1)).toMatchObject([
        { id: una, tipo: 'DEVOLUCION', valor: 30, sede_id: casa.bello, devolucion_id: null },
        { tipo: 'DEVOLUCION', valor: 20 },
        {
          ...{
            tipo: 'DEVOLUCION_ANULADA',
            valor: 30,
            fecha: HOY,
            devolucion_id: una,
            motivo: 'No se entregó',
          },
          ...{ medio: null, abono_id: null, sede_id: null, recibo: null },
        },
      ]);
      expect(queda.movimientos.at(-1)?.registrado_por).toContain('@');
      const cartera = presente(await mundo().finanzas.cartera({ pagina: 1, limite: 10 }));
      expect(cartera.datos.find((fila) => fila.clave === clave())?.a_favor).toBe(80);
    });

    it('in the drawer of each house, whichever gave it back', async () => {
      const una = ultima(await devolver(30, { sede_id: casa.apartado }));
      await devolver(20);
      await anular(una);
      expect([await devuelto(), await devuelto(casa.apartado), await enCaja()]).toEqual([
        [20, 20, 20],
        [0, 0, 0],
        [-20, 0],
      ]);
    });

    it('and what was in favour can be used, given back or annulled again', async () => {
      await anular(ultima(await devolver(100)));
      await devolver(60);
      expect(await saldo()).toBe(40);
      const { abonos } = presente(await mundo().mensualidades.obtener(casa.pasada));
      const pago = presente(abonos[0]).id;
      await rechazo(cajaDe(mundo()).anular(casa.pasada, pago, 'Se registró dos veces'), 'CONFLICTO');
      await anular(presente((await mundo().saldosAFavor.obtener(clave()))?.movimientos.at(-1)).id);
      await cajaDe(mundo()).anular(casa.pasada, pago, 'Se registró dos veces');
      expect(await saldo()).toBe(0);
    });

    it('whole, when it came out of two excesses, and so is the house it is of', async () => {
      await pagar(casa.actual, 510, AYER, { a_favor: 10 });
      const { movimientos } = await devolver(105);
      const suyas = movimientos.filter(({ tipo }) => tipo === 'DEVOLUCION');
      expect(suyas.map(({ valor, registrado_en }) => [valor, registrado_en])).toEqual([
        [100, suyas[0]?.registrado_en],
        [5, suyas[0]?.registrado_en],
      ]);
      const una = presente(suyas[0]).id;
      expect((await informeDe(ESTE)).a_favor).toContainEqual({ tipo: 'DEVOLUCION', cantidad: 1, valor: 105 });
      await cajaDe(mundo()).corregirSedeDeDevolucion(clave(), una, { sede_id: casa.apartado });
      expect([await devuelto(), await devuelto(casa.apartado)]).toEqual([
        [0, 0, 0],
        [105, 105, 105],
      ]);
      const queda = await anular(presente(suyas[1]).id);
      expect([queda.saldo, await devuelto(casa.apartado)]).toEqual([110, [0, 0, 0]]);
      await rechazo(anular(una), 'CONFLICTO');
    });

    it('once, however many times or from however many places it is sent', async () => {
      const una = ultima(await devolver(30));
      const opciones = { clave: `anular-${Date.now()}` };
      const primera = await anular(una, opciones);
      expect(await anular(una, opciones)).toEqual(primera);
      await rechazo(anular(una), 'CONFLICTO');
      const otra = ultima(await devolver(10));
      const intentos = await Promise.allSettled([anular(otra), anular(otra), anular(otra)]);
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect([await saldo(), await devuelto()]).toEqual([100, [0, 0, 0]]);
    });

    it('not what is no refund, nor one of somebody else', async () => {
      const una = ultima(await devolver(30));
      const [sobrante] = presente(await mundo().saldosAFavor.obtener(clave())).movimientos;
      await rechazo(anular(presente(sobrante).id), 'NO_ENCONTRADO');
      await rechazo(anular(ID_INEXISTENTE), 'NO_ENCONTRADO');
      const paz = await recibir('Paz Gil', casa.bello);
      const deOtra = cajaDe(mundo()).anularDevolucion(`participante-${paz}`, una, {
        motivo: 'No era de ella',
      });
      await rechazo(deOtra, 'NO_ENCONTRADO');
      expect(await saldo()).toBe(70);
    });

    it('not one of a closed month, whose report stays; one annulled before is not in it', async () => {
      await pagar(casa.actual, 510, dia(PASADO, 3), { a_favor: 10 });
      const enPasado = { fecha: dia(PASADO, 4) };
      const [una, otra] = [ultima(await devolver(50, enPasado)), ultima(await devolver(7, enPasado))];
      await anular(otra);
      await cerrar();
      const { campos } = await rechazo(anular(una), 'CONFLICTO');
      expect(campos.motivo).toMatch(cerrado(PASADO));
      const informe = await informeDe(PASADO);
      expect(informe.recaudo.devuelto).toBe(50);
      expect(informe.a_favor).toContainEqual({ tipo: 'DEVOLUCION', cantidad: 1, valor: 50 });
      expect((await informeDe(ESTE)).a_favor.map(({ tipo }) => tipo)).not.toContain('DEVOLUCION_ANULADA');
    });
  });
};
