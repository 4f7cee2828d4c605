import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Recibo } from '@/domain/mensualidades/recibo';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

export const contratoRecibo = (mundo: () => Mundo): void => {
  let ana: Id;
  let luz: Id;
  let noviembre: Mensualidad;
  beforeEach(async () => {
    await mundo().configuracion.actualizar({
      nombre: 'Casa de prueba',
      municipio: 'Bello',
      telefono: '3001234567',
    });
    const { participantes, acudientes, mensualidades } = mundo();
    const persona = unParticipante().llamado('Ana Ríos').conDocumento('1020304050');
    ana = (await participantes.crear(persona.datos())).id;
    luz = (await acudientes.crear(unAcudiente().de(ana).llamado('Luz', 'Ríos').datos())).id;
    noviembre = await mensualidades.crear(
      unaMensualidad().de(ana).porValor(850_000).con({ descuento: 50_000, id_acudiente: luz }).datos(),
    );
  });
  const abonar = async (valor: number): Promise<Id> => {
    const { abonos } = await cajaDe(mundo()).registrar(noviembre.id, enEfectivo(valor));
    return abonos.at(-1)?.id ?? 0;
  };
  const recibo = async (abono: Id): Promise<Recibo> => {
    const guardado = await mundo().abonos.recibo(noviembre.id, abono);
    if (!guardado) throw new Error('No está el recibo');
    return guardado;
  };

  it('keeps what was true when the payment was recorded', async () => {
    const abono = await abonar(300_000);
    const guardado = await recibo(abono);
    expect(guardado).toMatchObject({
      emisor: { nombre: 'Casa de prueba', municipio: 'Bello', telefono: '3001234567', nit: null },
      participante: { nombre: 'Ana Ríos', documento: '1020304050' },
      pagador: { nombre: 'Luz Ríos' },
      concepto: 'MENSUALIDAD',
      periodo: '2026-11',
      fecha: '2026-11-10',
      valor: 300_000,
      medio: 'EFECTIVO',
      referencia: null,
      saldo_despues: 500_000,
      reconstruido: false,
      anulado_en: null,
      motivo_anulacion: null,
    });
    expect(guardado.registrado_por).toContain('@');
    expect(Number(guardado.recibo)).toBeGreaterThan(0);
    expect(Number.isNaN(Date.parse(guardado.expedido_en ?? ''))).toBe(false);
  });

  it('says the same after later payments, other names, another value and another foundation', async () => {
    const abono = await abonar(300_000);
    const antes = await recibo(abono);
    await abonar(100_000);
    await mundo().participantes.actualizar(ana, { nombre: 'Ana Ríos Muñoz', numero_documento: '1020304059' });
    await mundo().acudientes.actualizar(luz, { nombres: 'Luz Marina' });
    await mundo().configuracion.actualizar({ nombre: 'Otra casa', municipio: 'Apartadó', telefono: null });
    const guardada = await mundo().mensualidades.obtener(noviembre.id);
    await mundo().mensualidades.actualizar(
      noviembre.id,
      { valor: 900_000, version: guardada?.version ?? 0 },
      'CON_ABONO',
    );
    expect(await recibo(abono)).toEqual(antes);
  });

  it('annulled, it says when and why, and the rest stays', async () => {
    const abono = await abonar(300_000);
    const antes = await recibo(abono);
    await cajaDe(mundo()).anular(noviembre.id, abono, 'Pagó otra persona');
    const despues = await recibo(abono);
    expect(despues).toEqual({
      ...antes,
      anulado_en: despues.anulado_en,
      motivo_anulacion: 'Pagó otra persona',
    });
    expect(despues.anulado_en).not.toBeNull();
    // Who pays again owes what was owed without it.
    expect(await recibo(await abonar(200_000))).toMatchObject({ saldo_despues: 600_000 });
  });

  it('of who pays for themself names no other payer', async () => {
    const { id } = await mundo().mensualidades.crear(unaMensualidad().de(ana).delMes('2026-10').datos());
    const { abonos } = await cajaDe(mundo()).registrar(id, enEfectivo(1_000));
    expect(await mundo().abonos.recibo(id, abonos[0]?.id ?? 0)).toMatchObject({
      pagador: null,
      periodo: '2026-10',
    });
  });

  it('there is none of what does not exist', async () => {
    const abono = await abonar(1_000);
    expect(await mundo().abonos.recibo(noviembre.id, ID_INEXISTENTE)).toBeNull();
    expect(await mundo().abonos.recibo(ID_INEXISTENTE, abono)).toBeNull();
  });
};
