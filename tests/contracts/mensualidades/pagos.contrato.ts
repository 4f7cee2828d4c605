import { describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosPago } from '@/domain/mensualidades/pago';
import { sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe, cajaDePagos } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';
import { HOY, ultimo, usarCasaDeRosa } from './casa-de-rosa';

export const contratoPagos = (mundo: () => Mundo): void => {
  const casa = usarCasaDeRosa(mundo);
  const caja = () => cajaDePagos(mundo());

  /** Rosa owes September and October of Ana, and October of Beto. */
  const deudas = async () => {
    const { ana, beto, rosaDeAna, rosaDeBeto } = casa.casa;
    return [
      await casa.cobrar(ana, rosaDeAna, 300, '2026-09'),
      await casa.cobrar(ana, rosaDeAna, 200, '2026-10'),
      await casa.cobrar(beto, rosaDeBeto, 100, '2026-10'),
    ] as const;
  };
  const partesDe = (...partes: readonly (readonly [Mensualidad, number])[]) =>
    partes.map(([{ id: mensualidad_id }, valor]) => ({ mensualidad_id, valor }));
  const pagar = (
    partes: DatosPago['partes'],
    { valor = 0, ...resto }: Partial<DatosPago> & { clave?: string } = {},
    opciones?: { clave: string },
  ) => {
    const { clave = casa.claveDe(casa.casa.rosaDeBeto), ...datos } = resto;
    const nequi = { fecha: HOY, medio: 'NEQUI', referencia: 'M-1', valor, ...datos };
    return caja().registrar(clave, { ...nequi, partes }, opciones);
  };
  const leer = async (id: Id) => {
    const guardada = await mundo().mensualidades.obtener(id);
    if (!guardada) throw new Error('No está la mensualidad');
    return guardada;
  };

  describe('a payment of several fees', () => {
    it('asked to be the only one, it is refused while an equal one lives', async () => {
      const [septiembre, octubre] = await deudas();
      const partes = partesDe([septiembre, 100], [octubre, 50]);
      const { recibo } = await pagar(partes, { valor: 150, unico: true });
      const { campos } = await rechazo(pagar(partes, { valor: 150, unico: true }), 'CONFLICTO');
      expect(campos.pago_igual).toContain(`el recibo ${recibo}`);
      expect((await pagar(partes, { valor: 150 })).recibo).toBe(recibo + 1);
    });

    it('its receipt says which provisional one it takes the place of, and is found whole by its mark', async () => {
      const [septiembre, octubre] = await deudas();
      const partes = partesDe([septiembre, 100], [octubre, 50]);
      const { recibo, ...pago } = await pagar(partes, { valor: 150, provisional: 'KMX482' });
      expect(pago).not.toHaveProperty('provisional');
      const papel = await mundo().abonos.recibo(septiembre.id, pago.partes[0]?.abono_id ?? 0);
      expect(papel).toMatchObject({ provisional: 'KMX482', pago: { recibo, provisional: 'KMX482' } });
      const hallados = await mundo().abonos.buscar({ pagina: 1, limite: 20, buscar: 'KMX482' });
      expect(hallados?.datos.map((abono) => abono.recibo)).toEqual([recibo, recibo]);
    });

    it('pays those of everybody with one number, and what is left over is in favour of who pays', async () => {
      const [septiembre, octubre, deBeto] = await deudas();
      const pago = await pagar(partesDe([septiembre, 300], [octubre, 200], [deBeto, 40]), { valor: 600 });
      expect(pago).toMatchObject({
        fecha: HOY,
        valor: 600,
        excedente: 60,
        medio: 'NEQUI',
        referencia: 'M-1',
        pagador: { nombre: 'Rosa Peña', documento: 'CC 43.111.222' },
        partes: [
          {
            mensualidad_id: septiembre.id,
            participante_nombre: 'Ana Peña',
            periodo: '2026-09',
            valor: 300,
            saldo: 0,
          },
          {
            mensualidad_id: octubre.id,
            participante_nombre: 'Ana Peña',
            periodo: '2026-10',
            valor: 200,
            saldo: 0,
          },
          {
            mensualidad_id: deBeto.id,
            participante_nombre: 'Beto Peña',
            valor: 40,
            saldo: 60,
            anulado_en: null,
          },
        ],
      });
      expect(pago.registrado_por).toContain('@');
      expect(await mundo().pagos.obtener(pago.id)).toEqual(pago);
      for (const [n, { id }] of [septiembre, octubre, deBeto].entries()) {
        const abono = ultimo(await leer(id));
        expect(abono).toMatchObject({
          id: pago.partes[n]?.abono_id,
          pago_id: pago.id,
          recibo: pago.recibo,
          excedente: n === 2 ? 60 : 0,
        });
      }
      expect(await casa.saldo()).toBe(60);
      expect(await mundo().finanzas.recaudo({ desde: HOY, hasta: HOY })).toMatchObject({ total: 600 });
    });

    it('takes one number, between those that are paid alone', async () => {
      const [septiembre, octubre, deBeto] = await deudas();
      const antes = ultimo(await cajaDe(mundo()).registrar(deBeto.id, enEfectivo(1, { fecha: HOY })));
      const pago = await pagar(partesDe([septiembre, 10], [octubre, 20]), { valor: 30 });
      const despues = ultimo(await cajaDe(mundo()).registrar(deBeto.id, enEfectivo(2, { fecha: HOY })));
      expect([antes.recibo, pago.recibo, despues.recibo]).toEqual(
        [0, 1, 2].map((n) => Number(antes.recibo) + n),
      );
      expect(despues.pago_id).toBeNull();
    });

    it('is written once for each key, and nothing is written when one part cannot be', async () => {
      const [septiembre, octubre] = await deudas();
      const partes = partesDe([septiembre, 300], [octubre, 50]);
      const clave = { clave: 'un-pago-de-dos-meses' };
      const pago = await pagar(partes, { valor: 350 }, clave);
      expect(await pagar(partes, { valor: 350 }, clave)).toEqual(pago);
      const { campos } = await rechazo(
        pagar(partesDe([octubre, 100], [septiembre, 1]), { valor: 101 }),
        'CONFLICTO',
      );
      expect(Object.keys(campos)).toEqual(['partes.1.valor']);
      expect(await leer(octubre.id)).toMatchObject({ saldo: 150 });
      const otro = await pagar(partesDe([octubre, 150]), { valor: 150 });
      expect(otro.recibo).toBe(pago.recibo + 1);
    });

    it('is refused beyond what is owed, of others, twice, of tomorrow or without its reference', async () => {
      const [septiembre, octubre] = await deudas();
      const propia = await casa.cobrar(casa.casa.ana, undefined, 300, '2026-08');
      const rechazados = async (...pedido: Parameters<typeof pagar>) =>
        Object.keys((await rechazo(pagar(...pedido), 'VALIDACION')).campos);
      expect(await rechazados(partesDe([octubre, 201]), { valor: 201 })).toEqual(['partes.0.valor']);
      expect(await rechazados(partesDe([septiembre, 50], [propia, 50]), { valor: 100 })).toEqual([
        'partes.1.valor',
      ]);
      expect(await rechazados(partesDe([octubre, 10], [octubre, 10]), { valor: 20 })).toEqual([
        'partes.1.valor',
      ]);
      expect(await rechazados(partesDe([octubre, 10], [septiembre, 10]), { valor: 19 })).toEqual(['valor']);
      expect(await rechazados([], { valor: 19 })).toEqual(['partes']);
      expect(
        await rechazados(partesDe([octubre, 10]), { valor: 10, fecha: sumarDias(HOY, 1), referencia: null }),
      ).toEqual(['fecha', 'referencia']);
      await rechazo(
        pagar(partesDe([octubre, 10]), { valor: 10, clave: `acudiente-${ID_INEXISTENTE}` }),
        'NO_ENCONTRADO',
      );
      await rechazo(pagar([{ mensualidad_id: ID_INEXISTENTE, valor: 10 }], { valor: 10 }), 'NO_ENCONTRADO');
      expect((await leer(octubre.id)).abonos).toEqual([]);
    });

    it('has one receipt, which says what was true then, whichever of its abonos asks for it', async () => {
      const [septiembre, , deBeto] = await deudas();
      const pago = await pagar(partesDe([septiembre, 300], [deBeto, 40]), { valor: 400 });
      const reciboDe = async ({ id }: Mensualidad, n: number) =>
        mundo().abonos.recibo(id, pago.partes[n]?.abono_id ?? 0);
      const antes = await reciboDe(septiembre, 0);
      expect(antes).toMatchObject({
        recibo: pago.recibo,
        valor: 300,
        pago: {
          id: pago.id,
          recibo: pago.recibo,
          valor: 400,
          excedente: 60,
          pagador: { nombre: 'Rosa Peña' },
          anulado_en: null,
          partes: [
            { participante: { nombre: 'Ana Peña' }, periodo: '2026-09', valor: 300, saldo_despues: 0 },
            { participante: { nombre: 'Beto Peña' }, periodo: '2026-10', valor: 40, saldo_despues: 60 },
          ],
        },
      });
      await cajaDe(mundo()).registrar(deBeto.id, enEfectivo(60, { fecha: HOY }));
      await mundo().participantes.actualizar(casa.casa.beto, { nombre: 'Alberto Peña' });
      expect((await reciboDe(deBeto, 1))?.pago).toEqual(antes?.pago);
    });
  });

  describe('annulling', () => {
    it('one abono leaves the others, and the payment says which', async () => {
      const [septiembre, octubre] = await deudas();
      const pago = await pagar(partesDe([septiembre, 300], [octubre, 200]), { valor: 500 });
      await cajaDe(mundo()).anular(septiembre.id, pago.partes[0]?.abono_id ?? 0, 'Era de otro mes');
      expect(await mundo().pagos.obtener(pago.id)).toMatchObject({
        valor: 500,
        partes: [
          { saldo: 300, motivo_anulacion: 'Era de otro mes' },
          { saldo: 0, anulado_en: null },
        ],
      });
      expect((await mundo().abonos.recibo(octubre.id, pago.partes[1]?.abono_id ?? 0))?.pago).toMatchObject({
        anulado_en: null,
        partes: [{ motivo_anulacion: 'Era de otro mes' }, { motivo_anulacion: null }],
      });
    });

    it('the payment annuls all that is left of it and what was left over, once for each key', async () => {
      const [septiembre, octubre, deBeto] = await deudas();
      const pago = await pagar(partesDe([septiembre, 300], [octubre, 200], [deBeto, 100]), { valor: 650 });
      await cajaDe(mundo()).anular(octubre.id, pago.partes[1]?.abono_id ?? 0, 'Era de otro mes');
      const clave = { clave: 'anular-el-pago' };
      const motivo = { motivo: 'La transferencia no llegó' };
      const anulado = await caja().anular(pago.id, motivo, clave);
      expect(await caja().anular(pago.id, motivo, clave)).toEqual(anulado);
      expect(anulado.partes.map((parte) => [parte.saldo, parte.motivo_anulacion])).toEqual([
        [300, 'La transferencia no llegó'],
        [200, 'Era de otro mes'],
        [100, 'La transferencia no llegó'],
      ]);
      expect(await casa.saldo()).toBe(0);
      expect((await mundo().abonos.recibo(deBeto.id, pago.partes[2]?.abono_id ?? 0))?.pago).toMatchObject({
        motivo_anulacion: 'La transferencia no llegó',
      });
      await rechazo(caja().anular(pago.id, motivo), 'CONFLICTO');
      await rechazo(caja().anular(ID_INEXISTENTE, motivo), 'NO_ENCONTRADO');
      const { campos } = await rechazo(caja().anular(pago.id, { motivo: '' }), 'VALIDACION');
      expect(Object.keys(campos)).toEqual(['motivo']);
    });

    it('is refused once what was left over was used, and changes nothing', async () => {
      const [septiembre, octubre, deBeto] = await deudas();
      const pago = await pagar(partesDe([septiembre, 300], [octubre, 200]), { valor: 550 });
      await casa.aplicar(deBeto.id, 50);
      await rechazo(caja().anular(pago.id, { motivo: 'No llegó' }), 'CONFLICTO');
      expect(await leer(septiembre.id)).toMatchObject({ saldo: 0, estado: 'PAGADA' });
    });

    it('of what does not exist there is nothing', async () => {
      expect(await mundo().pagos.obtener(ID_INEXISTENTE)).toBeNull();
    });
  });
};
