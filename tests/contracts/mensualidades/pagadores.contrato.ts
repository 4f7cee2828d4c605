import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import { textoEstadoDePagador } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { fechaEnBogota, formatearFecha, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

const HOY = fechaEnBogota(new Date());
const ROSA = { tipo_documento: 'CC', numero_documento: '43111222', es_responsable_pago: true } as const;

/** Rosa is the mother of Ana and of Beto, and is written once for each. Nadia pays for herself. */
export const contratoPagadores = (mundo: () => Mundo): void => {
  let [ana, beto, nadia]: Id[] = [];
  let [rosaDeAna, rosaDeBeto]: Id[] = [];
  beforeEach(async () => {
    const crear = async (nombre: string, documento: string) =>
      (await mundo().participantes.crear(unParticipante().llamado(nombre).conDocumento(documento).datos()))
        .id;
    ana = await crear('Ana Peña', '1020304050');
    beto = await crear('Beto Peña', '1020304051');
    nadia = await crear('Nadia Pino', '1020304052');
    const rosa = async (de: Id, resto: object) =>
      (
        await mundo().acudientes.crear(
          unAcudiente()
            .de(de)
            .llamado('Rosa', 'Peña')
            .con({ ...ROSA, ...resto })
            .datos(),
        )
      ).id;
    rosaDeAna = await rosa(ana, { telefono: '3001112233', autorizado_informacion: true });
    rosaDeBeto = await rosa(beto, {});
  });
  const cobrar = (de: Id | undefined, valor: number, id_acudiente: Id | null = null, periodo = '2026-01') =>
    mundo().mensualidades.crear(
      unaMensualidad()
        .de(de ?? 0)
        .con({ valor, periodo, fecha_vencimiento: sumarDias(HOY, -5), id_acudiente })
        .datos(),
    );
  const cartera = async (buscar?: string) => {
    const respuesta = await mundo().finanzas.cartera({ pagina: 1, limite: 10, buscar });
    return respuesta?.datos ?? [];
  };
  const clave = (id: Id | undefined) => `acudiente-${id}`;

  it('one mother of two residents is one payer', async () => {
    await cobrar(ana, 100, rosaDeAna);
    await cobrar(beto, 200, rosaDeBeto);
    await cobrar(nadia, 50);
    const [rosa, otra] = await cartera();
    expect(rosa).toMatchObject({
      clave: clave(rosaDeBeto),
      id_acudiente: rosaDeBeto,
      participante_id: null,
      nombre: 'Rosa Peña',
      documento: 'CC 43.111.222',
      telefono: '3001112233',
      participantes: [
        { id: ana, nombre: 'Ana Peña' },
        { id: beto, nombre: 'Beto Peña' },
      ],
      mensualidades: 2,
      saldo: 300,
      vencido: 300,
      dias_mora: 5,
    });
    expect(otra).toMatchObject({ clave: `participante-${nadia}`, saldo: 50 });
    for (const texto of ['43.111.222', 'Rosa Peña', '300 111 2233', 'Beto Peña', '1.020.304.050'])
      expect(
        (await cartera(texto)).map(({ clave: suya }) => suya),
        texto,
      ).toEqual([clave(rosaDeBeto)]);
  });

  it('without a document each row is its own payer, and another type of document is another person', async () => {
    const otraRosa = async (de: Id | undefined, documento: object) =>
      mundo().acudientes.crear(
        unAcudiente()
          .de(de ?? 0)
          .llamado('Rosa', 'Otra')
          .con(documento)
          .datos(),
      );
    const sinDocumento = { tipo_documento: 'SIN_DOCUMENTO', numero_documento: '7000001' };
    for (const de of [ana, beto]) {
      await cobrar(de, 10, (await otraRosa(de, sinDocumento)).id, '2026-03');
    }
    const extranjera = { tipo_documento: 'CE', numero_documento: '43111222' };
    await cobrar(nadia, 20, (await otraRosa(nadia, extranjera)).id, '2026-03');
    await cobrar(ana, 100, rosaDeAna, '2026-05');
    const pagadores = await cartera();
    expect(pagadores.map(({ saldo }) => saldo).sort((a, b) => a - b)).toEqual([10, 10, 20, 100]);
  });

  it('who pays for themself and for another is one payer too', async () => {
    const { id: comoAcudiente } = await mundo().acudientes.crear(
      unAcudiente()
        .de(beto ?? 0)
        .llamado('Nadia', 'P.')
        .con({ tipo_documento: 'CC', numero_documento: '1020304052' })
        .datos(),
    );
    await cobrar(nadia, 50);
    await cobrar(beto, 20, comoAcudiente);
    expect(await cartera()).toMatchObject([
      {
        clave: `participante-${nadia}`,
        id_acudiente: comoAcudiente,
        participante_id: nadia,
        nombre: 'Nadia Pino',
        saldo: 70,
      },
    ]);
  });

  describe('their statement', () => {
    it('lists those they pay for, and only what is theirs to pay; any of their rows asks for it', async () => {
      const deAna = await cobrar(ana, 100, rosaDeAna);
      await cajaDe(mundo()).registrar(deAna.id, enEfectivo(30));
      await cobrar(beto, 200, rosaDeBeto);
      await cobrar(beto, 999, null, '2026-02');
      await cobrar(nadia, 50);
      for (const fila of [rosaDeAna, rosaDeBeto]) {
        const estado = await mundo().finanzas.estadoDePagador(clave(fila));
        expect(estado).toMatchObject({
          pagador: { clave: clave(rosaDeBeto), nombre: 'Rosa Peña', documento: 'CC 43.111.222' },
          fecha: HOY,
          facturado: 300,
          abonado: 30,
          saldo: 270,
          vencido: 270,
          cuentas: [
            { participante: { id: ana, documento: '1020304050' }, saldo: 70, informado: true },
            { participante: { id: beto }, saldo: 200, informado: false, mensualidades: [{ valor: 200 }] },
          ],
        });
        if (estado)
          expect(textoEstadoDePagador(estado).replaceAll('\u00a0', ' ').split('\n')).toEqual([
            `Estado de cuenta de Rosa Peña, ${formatearFecha(HOY)}`,
            'Ana Peña',
            '- Mensualidad de enero de 2026: $ 70 (vencida)',
            'Beto Peña',
            '- Mensualidad de enero de 2026: $ 200 (vencida)',
            'Saldo total: $ 270',
          ]);
      }
    });

    it('who pays for themself is told of it', async () => {
      await cobrar(nadia, 50);
      expect(await mundo().finanzas.estadoDePagador(`participante-${nadia}`)).toMatchObject({
        pagador: { nombre: 'Nadia Pino' },
        cuentas: [{ participante: { id: nadia }, saldo: 50, informado: true }],
      });
    });

    it('says its rows in the order in which they were written, whichever was changed last', async () => {
      await mundo().acudientes.actualizar(rosaDeAna as Id, { nombres: 'Yuliana' });
      for (const fila of [rosaDeAna, rosaDeBeto])
        expect((await mundo().finanzas.estadoDePagador(clave(fila)))?.fichas).toEqual([
          { clave: clave(rosaDeAna), nombre: 'Yuliana Peña' },
          { clave: clave(rosaDeBeto), nombre: 'Rosa Peña' },
        ]);
    });

    it('of nobody is null', async () => {
      for (const nadie of [`acudiente-${ID_INEXISTENTE}`, 'participante-0', 'otra-1', 'acudiente-'])
        expect(await mundo().finanzas.estadoDePagador(nadie), nadie).toBeNull();
    });
  });

  describe('what is paid is found', () => {
    it('by the number of the receipt and by its reference, before anybody whose number has it', async () => {
      const deAna = await cobrar(ana, 100, rosaDeAna);
      await cobrar(beto, 200, rosaDeBeto);
      const abonada = await cajaDe(mundo()).registrar(
        deAna.id,
        enEfectivo(30, { medio: 'NEQUI', referencia: 'M-771 A' }),
      );
      const recibo = abonada.abonos.at(-1)?.recibo;
      const ids = async (buscar: string, resto: object = {}) =>
        (await mundo().mensualidades.buscar({ pagina: 1, limite: 10, buscar, ...resto })).datos.map(
          ({ id }) => id,
        );
      for (const texto of [`Recibo ${recibo}`, `recibo No. ${recibo}`, `${recibo}`, 'm-771 A', ' M-771 a '])
        expect(await ids(texto), texto).toEqual([deAna.id]);
      await cajaDe(mundo()).anular(deAna.id, abonada.abonos.at(-1)?.id ?? 0, 'Se repitió');
      expect(await ids(`Recibo ${recibo}`)).toEqual([deAna.id]);
      expect(await ids('M-771', { estado: 'PENDIENTE' })).toEqual([]);
    });
  });
};
