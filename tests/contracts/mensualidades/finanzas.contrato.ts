import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import { fechaEnBogota, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';

const HOY = fechaEnBogota(new Date());
const MES = periodoDe(HOY);

const presente = <T>(valor: T | null): T => {
  if (valor === null) throw new Error('El servicio no lo ofrece');
  return valor;
};

export const contratoFinanzas = (mundo: () => Mundo): void => {
  let ana: Id;
  let beto: Id;
  beforeEach(async () => {
    const crear = async (nombre: string) =>
      (await mundo().participantes.crear(unParticipante().llamado(nombre).datos())).id;
    [ana, beto] = [await crear('Ana Ríos'), await crear('Beto Álvarez')];
  });
  const cobrar = async (
    de: Id,
    valor: number,
    dias: number,
    extra: { pagador?: Id; atras?: number } = {},
  ) => {
    const datos = unaMensualidad()
      .de(de)
      .con({ valor, periodo: sumarMeses(MES, -(extra.atras ?? 0)), fecha_vencimiento: sumarDias(HOY, -dias) })
      .con(extra.pagador === undefined ? {} : { id_acudiente: extra.pagador })
      .datos();
    return mundo().mensualidades.crear(datos);
  };
  const abonar = (id: Id, valor: number, fecha = HOY) =>
    mundo().abonos.registrar(id, enEfectivo(valor, { fecha }));

  describe('cartera', () => {
    const cartera = async (criterios: Partial<CriteriosCartera> = {}) =>
      presente(await mundo().finanzas.cartera({ pagina: 1, limite: 10, ...criterios }));
    const nombres = async (criterios: Partial<CriteriosCartera>) =>
      (await cartera(criterios)).datos.map((p) => p.nombre);

    it('nobody owes', async () => {
      const pagada = await cobrar(ana, 100, 40);
      await abonar(pagada.id, 100);
      expect(await cartera()).toEqual({
        datos: [],
        total: 0,
        saldo: 0,
        vencido: 0,
        a_favor: 0,
        edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
      });
    });

    it('adds up what each payer owes, by age', async () => {
      const datosElena = unAcudiente()
        .de(ana)
        .llamado('Elena', 'Gómez')
        .conTelefono('3001112233')
        .con({ tipo_documento: 'CC', numero_documento: '43000111' })
        .datos();
      const { id: elena } = await mundo().acudientes.crear(datosElena);
      await cobrar(ana, 100, 0, { pagador: elena });
      await cobrar(ana, 200, 1, { pagador: elena, atras: 1 });
      await cobrar(beto, 400, 30, { pagador: elena });
      const conAbono = await cobrar(ana, 1_000, 60, { pagador: elena, atras: 2 });
      await abonar(conAbono.id, 300);
      await cobrar(beto, 5_000, 91, { atras: 3 });
      await cobrar(beto, 7_000, 90, { atras: 2 });
      const { datos, ...totales } = await cartera();
      expect(totales).toEqual({
        total: 2,
        saldo: 13_400,
        vencido: 13_300,
        a_favor: 0,
        edades: { AL_DIA: 100, DE_1_A_30: 600, DE_31_A_60: 700, DE_61_A_90: 7_000, MAS_DE_90: 5_000 },
      });
      expect(datos).toEqual([
        {
          clave: `participante-${beto}`,
          id_acudiente: null,
          participante_id: beto,
          nombre: 'Beto Álvarez',
          documento: null,
          telefono: '3000000001',
          participantes: [{ id: beto, nombre: 'Beto Álvarez' }],
          mensualidades: 2,
          edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 7_000, MAS_DE_90: 5_000 },
          saldo: 12_000,
          vencido: 12_000,
          dias_mora: 91,
          a_favor: 0,
        },
        {
          clave: `acudiente-${elena}`,
          id_acudiente: elena,
          participante_id: null,
          nombre: 'Elena Gómez',
          documento: 'CC 43.000.111',
          telefono: '3001112233',
          participantes: [
            { id: ana, nombre: 'Ana Ríos' },
            { id: beto, nombre: 'Beto Álvarez' },
          ],
          mensualidades: 4,
          edades: { AL_DIA: 100, DE_1_A_30: 600, DE_31_A_60: 700, DE_61_A_90: 0, MAS_DE_90: 0 },
          saldo: 1_400,
          vencido: 1_300,
          dias_mora: 60,
          a_favor: 0,
        },
      ]);
    });

    it('gives copies: changing them changes nothing of what is owed', async () => {
      await cobrar(ana, 100, 5);
      const leida = await cartera();
      const [pagador] = leida.datos;
      if (pagador) pagador.edades.DE_1_A_30 = 0;
      leida.edades.DE_1_A_30 = 0;
      expect((await cartera()).edades.DE_1_A_30).toBe(100);
      expect((await cartera()).datos[0]?.edades.DE_1_A_30).toBe(100);
    });

    it('payers who owe the same come by their key in the direction of the list', async () => {
      await cobrar(ana, 100, 5);
      await cobrar(beto, 100, 5);
      const claves = async (orden: string) => (await cartera({ orden })).datos.map((p) => p.clave);
      const enOrden = [`participante-${ana}`, `participante-${beto}`].sort();
      for (const orden of ['vencido', 'saldo', 'dias_mora']) {
        expect(await claves(orden), orden).toEqual(enOrden);
        expect(await claves(`-${orden}`), orden).toEqual(enOrden.toReversed());
      }
    });

    it('searches, filters by age, sorts and cuts, and the totals stay', async () => {
      await cobrar(ana, 100, 5);
      await cobrar(beto, 50, 100);
      expect(await nombres({})).toEqual(['Ana Ríos', 'Beto Álvarez']);
      expect(await nombres({ orden: 'saldo' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ orden: '-dias_mora' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ orden: '-nombre' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ edad: 'MAS_DE_90' })).toEqual(['Beto Álvarez']);
      expect(await nombres({ buscar: 'alvarez' })).toEqual(['Beto Álvarez']);
      expect(await nombres({ buscar: '%' })).toEqual([]);
      expect(await cartera({ pagina: 2, limite: 1 })).toMatchObject({
        total: 2,
        saldo: 150,
        datos: [{ nombre: 'Beto Álvarez' }],
      });
      expect(await cartera({ buscar: 'ana' })).toMatchObject({ total: 1, saldo: 150 });
    });
  });

  describe('recaudo', () => {
    it('adds the live abonos of the range, by day and medio', async () => {
      const deuda = await cobrar(ana, 1_000_000, 0);
      await abonar(deuda.id, 100, '2026-11-03');
      await abonar(deuda.id, 200, '2026-11-01');
      await mundo().abonos.registrar(
        deuda.id,
        enEfectivo(400, { fecha: '2026-11-03', medio: 'NEQUI', referencia: 'r1' }),
      );
      await abonar(deuda.id, 800, '2026-11-04');
      await abonar(deuda.id, 1_600, '2026-10-31');
      const anulable = (await abonar(deuda.id, 3_200, '2026-11-03')).abonos.at(-1);
      await mundo().abonos.anular(deuda.id, anulable?.id ?? 0, 'Se repitió');
      const cero = { TRANSFERENCIA: 0, BRE_B: 0, CONSIGNACION: 0, OTRO: 0 };
      const rango = { desde: '2026-11-01', hasta: '2026-11-03' };
      const { fuera: _fuera, ...recaudo } = presente(await mundo().finanzas.recaudo(rango));
      expect(recaudo).toEqual({
        desde: '2026-11-01',
        hasta: '2026-11-03',
        total: 700,
        cantidad: 3,
        efectivo: 300,
        devuelto: 0,
        devuelto_efectivo: 0,
        medios: { EFECTIVO: 300, NEQUI: 400, ...cero },
        dias: [
          {
            fecha: '2026-11-01',
            total: 200,
            cantidad: 1,
            efectivo: 200,
            devuelto: 0,
            devuelto_efectivo: 0,
            medios: { EFECTIVO: 200, NEQUI: 0, ...cero },
          },
          {
            fecha: '2026-11-03',
            total: 500,
            cantidad: 2,
            efectivo: 100,
            devuelto: 0,
            devuelto_efectivo: 0,
            medios: { EFECTIVO: 100, NEQUI: 400, ...cero },
          },
        ],
      });
    });

    it('says what was written down in the range with a date out of it', async () => {
      const deuda = await cobrar(ana, 1_000_000, 0);
      const hoy = { desde: HOY, hasta: HOY };
      await abonar(deuda.id, 100);
      expect(presente(await mundo().finanzas.recaudo(hoy)).fuera).toBeNull();
      await abonar(deuda.id, 200, sumarDias(HOY, -40));
      await abonar(deuda.id, 400, sumarDias(HOY, -3));
      const anulable = (await abonar(deuda.id, 800, sumarDias(HOY, -90))).abonos.at(-1);
      await mundo().abonos.anular(deuda.id, anulable?.id ?? 0, 'Se repitió');
      expect(presente(await mundo().finanzas.recaudo(hoy))).toMatchObject({
        total: 100,
        fuera: { cantidad: 2, total: 600, desde: sumarDias(HOY, -40), hasta: sumarDias(HOY, -3) },
      });
      const entero = presente(await mundo().finanzas.recaudo({ desde: sumarDias(HOY, -40), hasta: HOY }));
      expect(entero).toMatchObject({ total: 700, fuera: null });
      const antes = presente(
        await mundo().finanzas.recaudo({ desde: sumarDias(HOY, -60), hasta: sumarDias(HOY, -30) }),
      );
      expect(antes).toMatchObject({ total: 200, fuera: null });
    });

    it.each([
      [{ desde: '2026-11-02', hasta: '2026-11-01' }],
      [{ desde: '2024-01-01', hasta: '2026-11-01' }],
      [{ desde: '2026-02-30', hasta: '2026-11-01' }],
    ])('%j is refused', async (rango) => {
      await rechazo(mundo().finanzas.recaudo(rango), 'VALIDACION');
    });
  });

  describe('tendencia', () => {
    it('what was charged and received in the last six months', async () => {
      const actual = await cobrar(ana, 1_000, 0);
      await cobrar(ana, 500, 40, { atras: 5 });
      await cobrar(ana, 9_000, 200, { atras: 6 });
      const exonerada = await cobrar(beto, 4_000, 0);
      await mundo().mensualidades.actualizar(
        exonerada.id,
        { estado: 'EXONERADA', motivo_anulacion: 'Calamidad' },
        'EXONERADA',
      );
      await abonar(actual.id, 300);
      const meses = presente(await mundo().finanzas.tendencia());
      expect(meses).toHaveLength(6);
      expect(meses[0]).toEqual({ periodo: sumarMeses(MES, -5), facturado: 500, recaudado: 0 });
      expect(meses[5]).toEqual({ periodo: MES, facturado: 1_000, recaudado: 300 });
    });
  });

  describe('estado de cuenta', () => {
    it('what was charged, paid and owed', async () => {
      const vieja = await cobrar(ana, 1_000, 31, { atras: 1 });
      await abonar(vieja.id, 400);
      await cobrar(ana, 2_000, -3);
      await cobrar(beto, 9_000, 0);
      const estado = presente(await mundo().finanzas.estadoDeCuenta(ana));
      expect(estado).toMatchObject({
        participante: { id: ana, nombre: 'Ana Ríos' },
        fecha: HOY,
        facturado: 3_000,
        abonado: 400,
        saldo: 2_600,
        vencido: 600,
      });
      expect(estado.mensualidades.map((m) => [m.periodo, m.saldo, m.vencida])).toEqual([
        [sumarMeses(MES, -1), 600, true],
        [MES, 2_000, false],
      ]);
    });

    it('of nobody is null', async () => {
      expect(await mundo().finanzas.estadoDeCuenta(ID_INEXISTENTE)).toBeNull();
    });
  });
};
