import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosDevolucion } from '@/domain/mensualidades/saldo-a-favor';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';

const HOY = fechaEnBogota(new Date());
const ROSA = {
  tipo_documento: 'CC',
  numero_documento: '43111222',
  es_responsable_pago: true,
  autorizado_informacion: true,
} as const;

const ultimo = ({ abonos }: Mensualidad) => {
  const abono = abonos.at(-1);
  if (!abono) throw new Error('La mensualidad no tiene abonos');
  return abono;
};

/** Rosa pays for Ana and for Beto, and is written once for each. */
export const contratoSaldoAFavor = (mundo: () => Mundo): void => {
  let [ana, beto]: Id[] = [];
  let [rosaDeAna, rosaDeBeto]: Id[] = [];
  beforeEach(async () => {
    const crear = async (nombre: string) =>
      (await mundo().participantes.crear(unParticipante().llamado(nombre).datos())).id;
    [ana, beto] = [await crear('Ana Peña'), await crear('Beto Peña')];
    const rosa = async (de: Id) =>
      (await mundo().acudientes.crear(unAcudiente().de(de).llamado('Rosa', 'Peña').con(ROSA).datos())).id;
    [rosaDeAna, rosaDeBeto] = [await rosa(ana), await rosa(beto)];
  });
  const cobrar = (de: Id | undefined, id_acudiente: Id | undefined, valor: number, periodo = '2026-10') =>
    mundo().mensualidades.crear(
      unaMensualidad()
        .de(de ?? 0)
        .con({ valor, periodo, fecha_vencimiento: sumarDias(HOY, -5), id_acudiente })
        .datos(),
    );
  const pagarDeMas = (id: Id, valor: number, a_favor: number, resto: object = {}) =>
    mundo().abonos.registrar(id, enEfectivo(valor, { fecha: HOY, a_favor, ...resto }));
  const claveDe = (id: Id | undefined) => `acudiente-${id}`;
  const saldo = async (clave = claveDe(rosaDeAna)) => (await mundo().saldosAFavor.obtener(clave))?.saldo;
  const aplicar = (id: Id, valor: number, opciones?: { clave: string }) =>
    mundo().saldosAFavor.aplicar(id, { valor }, opciones);
  const devolver = (valor: number, resto: Partial<DatosDevolucion> = {}, opciones?: { clave: string }) =>
    mundo().saldosAFavor.devolver(
      claveDe(rosaDeBeto),
      { fecha: HOY, valor, medio: 'EFECTIVO', motivo: 'La familia lo pidió', ...resto },
      opciones,
    );
  /** Ana's fee of 300, paid with 350. */
  const conCincuenta = async () => {
    const deAna = await cobrar(ana, rosaDeAna, 300);
    return pagarDeMas(deAna.id, 350, 50);
  };

  describe('what is left over of a payment', () => {
    it('pays the fee exactly, and stays in favour of who pays, under any of their rows', async () => {
      const pagada = await conCincuenta();
      expect(pagada).toMatchObject({ estado: 'PAGADA', saldo: 0 });
      expect(ultimo(pagada)).toMatchObject({ valor: 300, excedente: 50, medio: 'EFECTIVO' });
      expect(await mundo().mensualidades.obtener(pagada.id)).toEqual(pagada);
      for (const fila of [rosaDeAna, rosaDeBeto])
        expect(await mundo().saldosAFavor.obtener(claveDe(fila))).toMatchObject({
          pagador: { clave: claveDe(rosaDeBeto), nombre: 'Rosa Peña', documento: 'CC 43.111.222' },
          saldo: 50,
          movimientos: [
            {
              tipo: 'EXCEDENTE',
              origen_id: null,
              fecha: HOY,
              valor: 50,
              id_acudiente: rosaDeAna,
              abono_id: ultimo(pagada).id,
              mensualidad_id: pagada.id,
              recibo: ultimo(pagada).recibo,
            },
          ],
        });
    });

    it('is refused when nobody says so, or says another amount, and leaves nothing', async () => {
      const deAna = await cobrar(ana, rosaDeAna, 300);
      for (const abono of [
        enEfectivo(350),
        enEfectivo(350, { a_favor: 49 }),
        enEfectivo(350, { a_favor: 51 }),
        enEfectivo(200, { a_favor: 50 }),
      ]) {
        const { campos } = await rechazo(mundo().abonos.registrar(deAna.id, abono), 'VALIDACION');
        expect(Object.keys(campos)).toEqual(['valor']);
      }
      await pagarDeMas(deAna.id, 350, 50);
      await rechazo(pagarDeMas(deAna.id, 50, 50), 'CONFLICTO');
      expect(await saldo()).toBe(50);
    });

    it('of who pays for themself is theirs', async () => {
      const propia = await cobrar(ana, undefined, 300);
      await pagarDeMas(propia.id, 310, 10);
      expect(await saldo(`participante-${ana}`)).toBe(10);
      expect(await saldo()).toBe(0);
    });

    it('of nobody is null', async () => {
      expect(await mundo().saldosAFavor.obtener(`acudiente-${ID_INEXISTENTE}`)).toBeNull();
    });
  });

  describe('applying it', () => {
    it('pays another fee of that person, with the next receipt; the oldest excess goes first', async () => {
      const primera = await conCincuenta();
      const deBeto = await cobrar(beto, rosaDeBeto, 100);
      await pagarDeMas((await cobrar(beto, rosaDeBeto, 10, '2026-09')).id, 40, 30);
      const aplicada = await aplicar(deBeto.id, 60);
      expect(aplicada).toMatchObject({ id: deBeto.id, estado: 'CON_ABONO', saldo: 40 });
      expect(ultimo(aplicada)).toMatchObject({
        fecha: HOY,
        valor: 60,
        medio: 'SALDO_A_FAVOR',
        excedente: 0,
        recibo: Number(ultimo(primera).recibo) + 2,
      });
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(rosaDeBeto));
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

    it('never more than there is, nor than is owed; nor for another person', async () => {
      await conCincuenta();
      const deBeto = await cobrar(beto, rosaDeBeto, 30);
      expect(Object.keys((await rechazo(aplicar(deBeto.id, 51), 'VALIDACION')).campos)).toEqual(['valor']);
      expect(Object.keys((await rechazo(aplicar(deBeto.id, 31), 'VALIDACION')).campos)).toEqual(['valor']);
      const propia = await cobrar(beto, undefined, 100, '2026-09');
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
        cobros.push(await cobrar(beto, rosaDeBeto, 100, periodo));
      const intentos = await Promise.allSettled(cobros.map(({ id }) => aplicar(id, 20)));
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await saldo()).toBe(10);
    });

    it('keeps one for the same key', async () => {
      await conCincuenta();
      const deBeto = await cobrar(beto, rosaDeBeto, 100);
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
        mundo().saldosAFavor.devolver(`acudiente-${ID_INEXISTENTE}`, {
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
      const deBeto = await cobrar(beto, rosaDeBeto, 100);
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
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(rosaDeAna));
      const sumado = (cuenta?.movimientos ?? []).reduce(
        (suma, { tipo, valor }) => suma + (tipo === 'EXCEDENTE' ? valor : -valor),
        0,
      );
      expect(sumado).toBe(queda);
    });
  });

  describe('annulling', () => {
    it('the payment takes along what was left over of it', async () => {
      const pagada = await conCincuenta();
      await mundo().abonos.anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces');
      const cuenta = await mundo().saldosAFavor.obtener(claveDe(rosaDeAna));
      expect(cuenta).toMatchObject({
        saldo: 0,
        movimientos: [{ tipo: 'EXCEDENTE' }, { tipo: 'EXCEDENTE_ANULADO', valor: 50 }],
      });
    });

    it('is refused once some of it was applied or returned; an application that is annulled gives it back', async () => {
      const pagada = await conCincuenta();
      const deBeto = await cobrar(beto, rosaDeBeto, 100);
      const aplicada = await aplicar(deBeto.id, 20);
      const { campos } = await rechazo(
        mundo().abonos.anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces'),
        'CONFLICTO',
      );
      expect(campos.motivo).toContain('ya se aplicó o se devolvió');
      expect(await mundo().abonos.anular(deBeto.id, ultimo(aplicada).id, 'No era')).toMatchObject({
        estado: 'PENDIENTE',
        saldo: 100,
      });
      expect(await saldo()).toBe(50);
      await mundo().abonos.anular(pagada.id, ultimo(pagada).id, 'Se digitó dos veces');
      expect(await saldo()).toBe(0);
      expect((await mundo().mensualidades.obtener(pagada.id))?.saldo).toBe(300);
    });
  });

  describe('is told', () => {
    it('in the portfolio and in the statement, apart from what is owed', async () => {
      await conCincuenta();
      const solo = await mundo().finanzas.cartera({ pagina: 1, limite: 10 });
      expect(solo).toMatchObject({
        total: 1,
        saldo: 0,
        a_favor: 50,
        datos: [{ clave: claveDe(rosaDeAna), saldo: 0, mensualidades: 0, participantes: [], a_favor: 50 }],
      });
      await cobrar(beto, rosaDeBeto, 100);
      const cartera = await mundo().finanzas.cartera({ pagina: 1, limite: 10 });
      expect(cartera).toMatchObject({
        total: 1,
        saldo: 100,
        a_favor: 50,
        datos: [{ clave: claveDe(rosaDeBeto), saldo: 100, vencido: 100, a_favor: 50 }],
      });
      expect(await mundo().finanzas.cartera({ pagina: 1, limite: 10, buscar: 'Ana Peña' })).toMatchObject({
        total: 1,
      });
      expect(await mundo().finanzas.estadoDePagador(claveDe(rosaDeAna))).toMatchObject({
        saldo: 100,
        a_favor: 50,
        facturado: 400,
        abonado: 300,
      });
    });

    it('in what came in: the day it came, once; what is returned is said apart', async () => {
      const deAna = await cobrar(ana, rosaDeAna, 300);
      await pagarDeMas(deAna.id, 350, 50, { fecha: '2026-11-03' });
      await aplicar((await cobrar(beto, rosaDeBeto, 100)).id, 20);
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
