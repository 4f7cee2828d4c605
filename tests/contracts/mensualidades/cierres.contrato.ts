import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { formatearFecha, sumarMeses } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { cajaDe } from '../apoyo/caja';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

import { ANTEPASADO, cerrado, dia, ESTE, HOY, PASADO, presente, usarCasa } from './casa-que-cierra';

export const contratoLibroDeCierres = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LibroDeCierres: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const { casa, casos, pagar, cerrar, informeDe, recaudoDe } = usarCasa(mundo);

    it('tells how a month stands, and that it is open', async () => {
      await pagar(casa.pasada, 300, dia(PASADO, 10));
      expect(await mundo().cierres.resumen(PASADO)).toEqual({
        periodo: PASADO,
        mensualidades: 1,
        facturado: 800,
        descuentos: 0,
        recaudado: 300,
        ajustado: 0,
        por_cobrar: 500,
        sin_pago: 0,
        cerrado: false,
        cierre: null,
      });
      expect(await mundo().cierres.resumen(ESTE)).toMatchObject({ facturado: 500, sin_pago: 1 });
      expect(await mundo().cierres.resumen(ANTEPASADO)).toMatchObject({ mensualidades: 0, por_cobrar: 0 });
    });

    it('closing keeps what the month said, with who and when', async () => {
      await pagar(casa.pasada, 300, dia(PASADO, 10));
      const cierre = await cerrar();
      expect(cierre).toMatchObject({
        periodo: PASADO,
        cerrado_por: expect.stringContaining('@'),
        reabierto_en: null,
        motivo: null,
        cifras: { facturado: 800, recaudado: 300, por_cobrar: 500 },
      });
      expect(await mundo().cierres.listar()).toEqual([cierre]);
      expect(await mundo().cierres.resumen(PASADO)).toMatchObject({ cerrado: true, cierre: {} });
      expect(presente(await mundo().cierres.informe(PASADO))).toMatchObject({ cierre, ultimo: PASADO });
      const historia = await mundo().actividad.listarDe('cierre', cierre.id);
      expect(historia).toMatchObject([{ accion: 'CREAR' }]);
    });

    it('months end before they are closed, and are closed in order', async () => {
      await expect(cerrar(ESTE)).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { periodo: expect.stringContaining('no ha terminado') },
      });
      await cerrar(ANTEPASADO);
      await expect(cerrar(ANTEPASADO)).rejects.toMatchObject({
        campos: { periodo: expect.stringContaining('ya está cerrado') },
      });
      await cerrar(PASADO);
      await expect(cerrar(sumarMeses(ANTEPASADO, -3))).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    });

    it('a month is not jumped over', async () => {
      await cerrar(sumarMeses(ANTEPASADO, -1));
      await expect(cerrar(PASADO)).rejects.toMatchObject({
        campos: { periodo: `Los meses se cierran en orden: falta cerrar ${periodoEnPalabras(ANTEPASADO)}` },
      });
    });

    it('the fees of a closed month do not change, and none is added', async () => {
      await cerrar();
      for (const cambios of [
        { observaciones: 'Otra cosa' },
        { valor: 1 },
        { estado: 'ANULADA', motivo_anulacion: 'Por error' },
        { estado: 'EXONERADA', motivo_anulacion: 'Por error' },
      ])
        await expect(casos().actualizar(casa.pasada, cambios)).rejects.toMatchObject({
          codigo: 'CONFLICTO',
          campos: Object.fromEntries(
            Object.keys(cambios).map((campo) => [campo, expect.stringMatching(cerrado(PASADO))]),
          ),
        });
      await expect(casos().actualizar(casa.actual, { periodo: PASADO })).rejects.toMatchObject({
        campos: { periodo: expect.stringMatching(cerrado(PASADO)) },
      });
      const nueva = { participante_id: casa.ana, valor: 9, concepto: 'OTRO' };
      // Those of before the first closing are closed with it.
      for (const periodo of [PASADO, ANTEPASADO])
        await expect(casos().crear({ ...nueva, periodo })).rejects.toMatchObject({
          codigo: 'CONFLICTO',
          campos: { periodo: expect.stringMatching(cerrado(periodo)) },
        });
      expect(await casos().crear({ ...nueva, periodo: ESTE })).toMatchObject({ valor: 9 });
      expect(await casos().actualizar(casa.actual, { valor: 510 })).toMatchObject({ valor: 510 });
    });

    it('a closed month is not generated', async () => {
      await mundo().participantes.crear(
        unParticipante()
          .llamado('Beto Gil')
          .enEstado('ACTIVO')
          .queIngreso(dia(ANTEPASADO, 1))
          .con({ valor_mensualidad: 100, sede_id: casa.sede })
          .datos(),
      );
      await cerrar();
      await expect(casos().generar({ periodo: PASADO })).rejects.toMatchObject({
        campos: { periodo: expect.stringMatching(cerrado(PASADO)) },
      });
      expect((await casos().generar({ periodo: ESTE })).creadas).toBe(1);
    });

    it('no money is written with a date of a closed month; today it pays an old fee', async () => {
      await cerrar();
      const antes = await informeDe();
      await expect(pagar(casa.pasada, 100, dia(PASADO, 28))).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { fecha: expect.stringContaining(`desde el ${formatearFecha(dia(ESTE, 1))}`) },
      });
      expect(await pagar(casa.pasada, 800, HOY)).toMatchObject({ saldo: 0 });
      expect(await mundo().cierres.resumen(PASADO)).toMatchObject({ recaudado: 800, por_cobrar: 0 });
      expect(await informeDe()).toEqual(antes);
      expect((await recaudoDe(ESTE)).total).toBe(800);
    });

    it('nothing goes back with a date of a closed month', async () => {
      await pagar(casa.pasada, 850, dia(PASADO, 5), { a_favor: 50 });
      await cerrar();
      const devolucion = { valor: 20, medio: 'EFECTIVO', motivo: 'La familia lo pidió' };
      const devolver = (fecha: string) =>
        cajaDe(mundo()).devolver(`participante-${casa.ana}`, { ...devolucion, fecha });
      await expect(devolver(dia(PASADO, 20))).rejects.toMatchObject({
        campos: { fecha: expect.stringMatching(cerrado(PASADO)) },
      });
      expect(await devolver(HOY)).toMatchObject({ saldo: 30 });
    });

    it('a payment of a closed month that is annulled is taken off today', async () => {
      const { abonos } = await pagar(casa.pasada, 800, dia(PASADO, 10));
      await cerrar();
      const [informe, recaudo] = [await informeDe(), await recaudoDe(PASADO)];
      const anulada = await cajaDe(mundo()).anular(casa.pasada, abonos[0]?.id ?? 0, 'El banco lo devolvió');
      expect(anulada).toMatchObject({ saldo: 800, abonos: [{ ajuste_en: HOY }] });
      expect(await recaudoDe(PASADO)).toEqual(recaudo);
      expect(await informeDe()).toEqual(informe);
      expect(await recaudoDe(ESTE)).toMatchObject({
        total: -800,
        cantidad: 0,
        ajustes: 800,
        efectivo: -800,
        medios: { EFECTIVO: -800 },
        dias: [{ fecha: HOY, total: -800, ajustes: 800 }],
      });
      expect((await informeDe(ESTE)).ajustes).toMatchObject([
        { fecha: HOY, medio: 'EFECTIVO', valor: -800, participante_nombre: 'Ana Ríos', periodo: PASADO },
      ]);
      // One of the open month is undone as ever.
      const de = await pagar(casa.actual, 100, HOY);
      const deHoy = await cajaDe(mundo()).anular(casa.actual, de.abonos[0]?.id ?? 0, 'Se repitió');
      expect(deHoy.abonos).toMatchObject([{ ajuste_en: null }]);
      expect(await recaudoDe(ESTE)).toMatchObject({ total: -800, ajustes: 800 });
    });

    it('a fee of a closed month is corrected today: what is no longer owed, without a receipt', async () => {
      const ajuste = { valor: 300, motivo: 'Se cobró de más' };
      await expect(casos().ajustar(casa.pasada, ajuste)).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { valor: expect.stringContaining('está abierto') },
      });
      await cerrar();
      await expect(casos().ajustar(casa.pasada, { ...ajuste, valor: 801 })).rejects.toMatchObject({
        codigo: 'VALIDACION',
      });
      const clave = { clave: 'ajuste-1' };
      const hecha: Mensualidad = await casos().ajustar(casa.pasada, ajuste, clave);
      expect(hecha).toMatchObject({
        estado: 'PENDIENTE',
        saldo: 500,
        abonos: [{ medio: 'AJUSTE', valor: 300, fecha: HOY, recibo: null, referencia: 'Se cobró de más' }],
      });
      expect((await casos().ajustar(casa.pasada, ajuste, clave)).abonos).toHaveLength(1);
      expect(await mundo().cierres.resumen(PASADO)).toMatchObject({
        facturado: 800,
        recaudado: 0,
        ajustado: 300,
        por_cobrar: 500,
      });
      expect((await recaudoDe(ESTE)).total).toBe(0);
      expect((await informeDe(ESTE)).ajustes).toMatchObject([{ medio: 'AJUSTE', valor: -300 }]);
      // The receipts go on without a gap.
      const recibos = [];
      for (const valor of [200, 300])
        recibos.push((await pagar(casa.actual, valor, HOY)).abonos.at(-1)?.recibo);
      expect(Number(recibos[1]) - Number(recibos[0])).toBe(1);
    });

    it('only the last one opens again, with its reason; what was kept stays', async () => {
      await cerrar(ANTEPASADO);
      const cierre = await cerrar(PASADO);
      await expect(casos().reabrir(ANTEPASADO, { motivo: 'Faltaba un pago' })).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        campos: { motivo: expect.stringContaining(periodoEnPalabras(PASADO)) },
      });
      await expect(casos().reabrir(PASADO, { motivo: '' })).rejects.toMatchObject({ codigo: 'VALIDACION' });
      expect(await casos().reabrir(PASADO, { motivo: 'Faltaba un pago' })).toMatchObject({
        id: cierre.id,
        motivo: 'Faltaba un pago',
        reabierto_por: expect.stringContaining('@'),
        cifras: cierre.cifras,
      });
      expect(await pagar(casa.pasada, 100, dia(PASADO, 20))).toMatchObject({ saldo: 700 });
      await expect(casos().reabrir(PASADO, { motivo: 'Otra vez' })).rejects.toMatchObject({
        campos: { motivo: expect.stringContaining('no está cerrado') },
      });
      expect(await cerrar(PASADO)).toMatchObject({ cifras: { recaudado: 100 } });
      expect((await mundo().cierres.listar())?.map(({ periodo }) => periodo)).toEqual([
        PASADO,
        PASADO,
        ANTEPASADO,
      ]);
      const historia = await mundo().actividad.listarDe('cierre', cierre.id);
      expect(historia?.map(({ accion }) => accion)).toEqual(['ACTUALIZAR', 'CREAR']);
    });

    it('the report tells of everything in the month', async () => {
      const { abonos } = await pagar(casa.pasada, 100, dia(PASADO, 3));
      await cajaDe(mundo()).anular(casa.pasada, abonos[0]?.id ?? 0, 'Se digitó dos veces');
      await pagar(casa.pasada, 850, dia(PASADO, 10), { a_favor: 50 });
      const perdonada = await mundo().mensualidades.crear(
        unaMensualidad().de(casa.ana).con({ valor: 70, periodo: PASADO, concepto: 'OTRO' }).datos(),
      );
      await casos().actualizar(perdonada.id, { estado: 'EXONERADA', motivo_anulacion: 'Por la familia' });
      await casos().guardarArqueo({ desde: dia(PASADO, 1), hasta: dia(PASADO, 9), contado: 0 });
      const informe = await informeDe();
      expect(informe).toMatchObject({
        desde: dia(PASADO, 1),
        cifras: { mensualidades: 1, facturado: 800, recaudado: 800, por_cobrar: 0 },
        conceptos: [{ concepto: 'MENSUALIDAD', facturado: 800 }],
        sedes: [{ nombre: 'Casa Bello', facturado: 800 }],
        recaudo: { total: 850, ajustes: 0 },
        a_favor: [{ tipo: 'EXCEDENTE', cantidad: 1, valor: 50 }],
        sin_cobro: [{ estado: 'EXONERADA', valor: 70, motivo: 'Por la familia' }],
        abonos_anulados: [{ valor: 100, motivo: 'Se digitó dos veces' }],
        ajustes: [],
        cartera: { saldo: 500, a_favor: 50 },
        arqueos: [{ contado: 0, recibido: 0, diferencia: 0 }],
        sin_contar: [{ fecha: dia(PASADO, 10), total: 850 }],
      });
      // Both were written down today: the receipts are of this month.
      expect(informe.recibos.cantidad).toBe(0);
      const { recibos } = await informeDe(ESTE);
      expect(recibos).toMatchObject({ cantidad: 2, faltan: [] });
      expect(Number(recibos.hasta) - Number(recibos.desde)).toBe(1);
    });
  });
};
