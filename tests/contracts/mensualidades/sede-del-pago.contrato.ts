import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { dia, HOY, PASADO, presente } from './casa-que-cierra';
import { usarDosCasas } from './dos-casas';

const AYER = sumarDias(HOY, -1);
const LA_PIDIO = { medio: 'EFECTIVO', motivo: 'La familia lo pidió' };

/** Whose the money is, wherever people go afterwards. */
export const contratoSedeDelPago = (mundo: () => Mundo): void => {
  const {
    mesa,
    casos,
    cerrar,
    informeDe,
    pagar,
    casa,
    cobrar,
    trasladar,
    enCadaCasa,
    recaudo,
    recibido,
    enCaja,
    filas,
    sumado,
    abonosDe,
    pagarPorLosDos,
  } = usarDosCasas(mundo);

  it('what a house received is still its own after its person moves to another', async () => {
    await pagar(casa.actual, 300, HOY);
    await casos().guardarArqueo({ desde: HOY, hasta: HOY, sede_id: casa.bello, contado: 300 });
    await trasladar();
    expect([await recibido(), await enCaja(), await sumado()]).toEqual([
      [300, 0],
      [300, 0],
      [300, 0],
    ]);
    await pagar(casa.actual, 100, HOY);
    expect([await recibido(), await enCaja(), await sumado()]).toEqual([
      [300, 100],
      [300, 100],
      [300, 100],
    ]);
    expect(await filas({ sede_id: casa.bello })).toMatchObject([
      { valor: 300, sede_nombre: 'Casa de Bello' },
    ]);
    expect(await filas({ sede_id: casa.apartado })).toMatchObject([
      { valor: 100, sede_nombre: 'Casa de Apartadó' },
    ]);
    expect(await abonosDe(casa.actual)).toMatchObject([{ sede_id: casa.bello }, { sede_id: casa.apartado }]);
  });

  it('of a day on which it was not written where they lived, it is of where their record says', async () => {
    const { id } = await mesa.crear(unParticipante().llamado('Ivo Gil').enEstado('ACTIVO'));
    const cobro = await cobrar(id);
    await trasladar(casa.bello, id);
    await pagar(cobro, 200, AYER);
    expect(await abonosDe(cobro)).toMatchObject([{ sede_id: casa.bello }]);
  });

  it('what is owed goes with the person', async () => {
    await pagar(casa.actual, 300, HOY);
    await trasladar();
    const de = (sede_id: Id) => mundo().mensualidades.buscar({ sede_id, pagina: 1, limite: 10 });
    expect((await enCadaCasa(de)).map((pagina) => pagina?.total)).toEqual([0, 2]);
  });

  it('one written down after the move, of a day before it, is of the house where they lived that day', async () => {
    await trasladar();
    await pagar(casa.actual, 300, AYER);
    await pagar(casa.actual, 50, HOY);
    expect([await recibido(AYER), await recibido()]).toEqual([
      [300, 0],
      [0, 50],
    ]);
    expect(await enCadaCasa(async (sede) => (await recaudo(sede)).fuera)).toMatchObject([
      { total: 300 },
      null,
    ]);
  });

  it('one of an earlier stay is of the house of that stay', async () => {
    await mesa.cambiar(casa.eva, { estado: 'EGRESADO', fecha_egreso: AYER, tipo_egreso: 'ABANDONO' });
    await mesa.cambiar(casa.eva, { estado: 'ACTIVO', fecha_ingreso: HOY, sede_id: casa.apartado });
    await pagar(casa.actual, 300, AYER);
    await pagar(casa.actual, 50, HOY);
    expect([await recibido(AYER), await recibido()]).toEqual([
      [300, 0],
      [0, 50],
    ]);
  });

  it('one that is annulled, at once or after its month was closed, is taken off where it was paid', async () => {
    const { abonos } = await pagar(casa.pasada, 300, dia(PASADO, 3));
    await pagar(casa.actual, 70, HOY);
    await trasladar();
    await cerrar();
    const caja = cajaDe(mundo());
    const [deHoy] = await abonosDe(casa.actual);
    await caja.anular(casa.actual, presente(deHoy).id, 'Se digitó mal');
    expect(await recibido()).toEqual([0, 0]);
    await caja.anular(casa.pasada, presente(abonos[0]).id, 'No era de ella');
    expect([await recibido(dia(PASADO, 3)), await recibido(), await enCaja()]).toEqual([
      [300, 0],
      [-300, 0],
      [-300, 0],
    ]);
  });

  it('what was left over is applied and given back where they live by then', async () => {
    const caja = cajaDe(mundo());
    await caja.registrar(casa.pasada, { fecha: AYER, valor: 600, medio: 'EFECTIVO', a_favor: 100 });
    await trasladar();
    await caja.aplicar(casa.actual, { valor: 30 });
    await caja.devolver(`participante-${casa.eva}`, { fecha: HOY, valor: 20, ...LA_PIDIO });
    await caja.devolver(`participante-${casa.eva}`, { fecha: AYER, valor: 5, ...LA_PIDIO });
    expect([await recibido(AYER), await enCaja(AYER), await enCaja()]).toEqual([
      [600, 0],
      [595, 0],
      [0, -20],
    ]);
    expect(await filas({ sede_id: casa.apartado })).toMatchObject([{ medio: 'SALDO_A_FAVOR', valor: 30 }]);
    const devuelto = await enCadaCasa(async (sede) => (await recaudo(sede)).devuelto_efectivo);
    expect(devuelto).toEqual([0, 20]);
    await trasladar(casa.bello);
    expect(await enCaja()).toEqual([0, -20]);
  });

  it('of a payment for people of two houses, each has its own part', async () => {
    await pagarPorLosDos();
    await trasladar();
    expect([await recibido(), await enCaja()]).toEqual([
      [300, 50],
      [300, 50],
    ]);
  });

  it('a day that its house counted is not left to count because somebody moved', async () => {
    await pagar(casa.pasada, 300, dia(PASADO, 3));
    const contada = { desde: dia(PASADO, 3), hasta: dia(PASADO, 3), sede_id: casa.bello, contado: 300 };
    await casos().guardarArqueo(contada);
    await trasladar();
    expect((await informeDe()).sin_contar).toEqual([]);
  });

  describe('a house with payments is not erased', () => {
    /** Who is not in the house yet leaves no stay behind. */
    const quienEspera = async () =>
      (await mesa.crear(unParticipante().llamado('Paz Gil').enSede(casa.bello))).id;

    it('of somebody who never lived in it', async () => {
      const { id: sola } = await mundo().sedes.crear(unaSede().llamada('Casa sola').datos());
      const paz = await quienEspera();
      await trasladar(sola, paz);
      await pagar(await cobrar(paz), 40, HOY);
      await trasladar(casa.bello, paz);
      await expect(mundo().sedes.eliminar(sola)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    });

    it('nor one that gave something back', async () => {
      const { id: sola } = await mundo().sedes.crear(unaSede().llamada('Casa sola').datos());
      const paz = await quienEspera();
      const caja = cajaDe(mundo());
      await caja.registrar(await cobrar(paz), { fecha: HOY, valor: 510, medio: 'EFECTIVO', a_favor: 10 });
      await trasladar(sola, paz);
      await caja.devolver(`participante-${paz}`, { fecha: HOY, valor: 10, ...LA_PIDIO });
      await trasladar(casa.bello, paz);
      await expect(mundo().sedes.eliminar(sola)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    });
  });
};
