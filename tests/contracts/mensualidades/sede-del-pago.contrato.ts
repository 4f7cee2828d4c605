import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { sumarDias, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe, cajaDePagos } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { mesaDeEstancias } from '../participantes/mesa-de-estancias';
import { cerrado, dia, ESTE, HOY, PASADO, presente, usarCasa } from './casa-que-cierra';

const AYER = sumarDias(HOY, -1);
const LA_PIDIO = { medio: 'EFECTIVO', motivo: 'La familia lo pidió' };

/** Eva lives in Bello and owes 500 of last month and 500 of this one; Apartadó is the other house. */
export const contratoSedeDelPago = (mundo: () => Mundo): void => {
  const mesa = mesaDeEstancias(mundo);
  const { casos, cerrar, informeDe, pagar } = usarCasa(mundo);
  const casa = { bello: 0 as Id, apartado: 0 as Id, eva: 0 as Id, pasada: 0 as Id, actual: 0 as Id };
  const cobrar = async (de: Id, periodo = ESTE, id_acudiente?: Id) =>
    (
      await mundo().mensualidades.crear(
        unaMensualidad().de(de).con({ valor: 500, periodo, id_acudiente }).datos(),
      )
    ).id;
  const recibir = async (nombre: string, sede: Id) =>
    (await mesa.crear(unParticipante().llamado(nombre).enEstado('ACTIVO').enSede(sede))).id;
  beforeEach(async () => {
    const abrir = async (nombre: string) => (await mundo().sedes.crear(unaSede().llamada(nombre).datos())).id;
    const [bello, apartado] = [await abrir('Casa de Bello'), await abrir('Casa de Apartadó')];
    const eva = await recibir('Eva Ruiz', bello);
    Object.assign(casa, { bello, apartado, eva });
    Object.assign(casa, { pasada: await cobrar(eva, PASADO), actual: await cobrar(eva) });
  });
  const trasladar = (sede_id: Id = casa.apartado, quien: Id = casa.eva) => mesa.cambiar(quien, { sede_id });
  const recaudo = async (sede_id: Id, rango = { desde: HOY, hasta: HOY }) =>
    presente(await mundo().finanzas.recaudo({ ...rango, sede_id }));
  const enCadaCasa = <T>(leer: (sede: Id) => Promise<T>) =>
    Promise.all([leer(casa.bello), leer(casa.apartado)]);
  const recibido = (fecha = HOY) =>
    enCadaCasa(async (sede) => (await recaudo(sede, { desde: fecha, hasta: fecha })).total);
  const enCaja = (fecha = HOY) =>
    enCadaCasa(async (sede_id) => {
      const { esperado } = presente(await mundo().arqueos.deCaja({ desde: fecha, hasta: fecha, sede_id }));
      return esperado.recibido - esperado.devuelto;
    });
  const filas = async (filtro: Partial<CriteriosAbonos>) =>
    (await mundo().abonos.buscar({ pagina: 1, limite: 50, anulados: true, ...filtro }))?.datos ?? [];
  const sumado = () =>
    enCadaCasa(async (sede_id) => presente(await mundo().abonos.sumar({ sede_id })).recibido);
  const abonosDe = async (id: Id) => presente(await mundo().mensualidades.obtener(id)).abonos;

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

  /** Rosa pays in Bello for Eva, who lives there, and for Luis, who lives in Apartadó. */
  const pagarPorLosDos = async (sede_id?: Id) => {
    const luis = await recibir('Luis Ruiz', casa.apartado);
    const rosa = async (de: Id) =>
      (
        await mundo().acudientes.crear(
          unAcudiente()
            .de(de)
            .llamado('Rosa', 'Ruiz')
            .con({ tipo_documento: 'CC', numero_documento: '43111222', es_responsable_pago: true })
            .datos(),
        )
      ).id;
    const [deEva, deLuis] = [await rosa(casa.eva), await rosa(luis)];
    const [una, otra] = [
      await cobrar(casa.eva, sumarMeses(ESTE, 1), deEva),
      await cobrar(luis, sumarMeses(ESTE, 1), deLuis),
    ];
    await cajaDePagos(mundo()).registrar(`acudiente-${deEva}`, {
      fecha: HOY,
      valor: 350,
      medio: 'EFECTIVO',
      sede_id,
      partes: [
        { mensualidad_id: una, valor: 300 },
        { mensualidad_id: otra, valor: 50 },
      ],
    });
    return { una, otra };
  };

  it('of a payment for people of two houses, each has its own part', async () => {
    await pagarPorLosDos();
    await trasladar();
    expect([await recibido(), await enCaja()]).toEqual([
      [300, 50],
      [300, 50],
    ]);
  });

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
