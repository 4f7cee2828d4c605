import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';
import { enEfectivo } from './abonos.contrato';

/** What is owed comes with every fee, whoever answers it and whatever was asked. */
export const mensualidadSaldo = (mundo: () => Mundo): void => {
  let id: Id;
  let participante_id: Id;
  beforeEach(async () => {
    participante_id = (await mundo().participantes.crear(unParticipante().datos())).id;
    const nueva = unaMensualidad().de(participante_id).porValor(850_000).conDescuento(50_000).datos();
    const creada = await mundo().mensualidades.crear(nueva);
    expect(creada.saldo).toBe(800_000);
    id = creada.id;
  });
  const leidos = async () => {
    const { mensualidades } = mundo();
    const [una, todas, pagina] = await Promise.all([
      mensualidades.obtener(id),
      mensualidades.listar({ participante_id }),
      mensualidades.buscar({ pagina: 1, limite: 10 }),
    ]);
    return [una, ...todas, ...pagina.datos].map((mensualidad) => mensualidad?.saldo);
  };
  const registrar = (valor: number) => cajaDe(mundo()).registrar(id, enEfectivo(valor));

  it('after creating, after each abono and after annulling one', async () => {
    expect(await leidos()).toEqual([800_000, 800_000, 800_000]);
    const { saldo, abonos } = await registrar(300_000);
    expect(saldo).toBe(500_000);
    expect((await registrar(500_000)).saldo).toBe(0);
    expect(await leidos()).toEqual([0, 0, 0]);
    const anulada = await cajaDe(mundo()).anular(id, abonos[0]?.id ?? '', 'Se registró dos veces');
    expect(anulada.saldo).toBe(300_000);
    expect(await leidos()).toEqual([300_000, 300_000, 300_000]);
  });

  it('after a change of its value, and when nothing is owed any more', async () => {
    const { mensualidades } = mundo();
    expect((await mensualidades.actualizar(id, { valor: 900_000 }, 'PENDIENTE')).saldo).toBe(850_000);
    const exonerar = { estado: 'EXONERADA' as const, motivo_anulacion: 'Calamidad' };
    expect((await mensualidades.actualizar(id, exonerar, 'EXONERADA')).saldo).toBe(0);
    expect(await leidos()).toEqual([0, 0, 0]);
    const reactivada = await mensualidades.actualizar(id, { estado: 'PENDIENTE' }, 'PENDIENTE');
    expect(reactivada.saldo).toBe(850_000);
  });

  it('with the record that refuses a stale version', async () => {
    const { mensualidades } = mundo();
    await mensualidades.actualizar(id, { valor: 700_000, version: 1 }, 'PENDIENTE');
    const error = await rechazo(
      mensualidades.actualizar(id, { valor: 600_000, version: 1 }, 'PENDIENTE'),
      'VERSION_OBSOLETA',
    );
    expect(error.actual).toMatchObject({ valor: 700_000, saldo: 650_000 });
  });

  it('with the second answer to the same key', async () => {
    const opciones = { clave: `clave-de-prueba-${Date.now()}` };
    const datos = unaMensualidad().de(participante_id).porConcepto('OTRO').porValor(40_000).datos();
    await mundo().mensualidades.crear(datos, opciones);
    expect((await mundo().mensualidades.crear(datos, opciones)).saldo).toBe(40_000);
  });

  it('and is not a change of its own in the history', async () => {
    await registrar(300_000);
    const { datos } = (await mundo().actividad.buscar({ pagina: 1, limite: 20 })) ?? { datos: [] };
    const campos = datos.flatMap(({ cambios }) => cambios.map(({ campo }) => campo));
    expect(campos).toContain('abonos');
    expect(campos).not.toContain('saldo');
  });
};
