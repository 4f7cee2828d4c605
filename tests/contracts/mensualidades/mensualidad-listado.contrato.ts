import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';

export const mensualidadListado = (mundo: () => Mundo): void => {
  const mensualidades = () => mundo().mensualidades;
  let ana: Id;
  let beto: Id;
  beforeEach(async () => {
    ana = (await mundo().participantes.crear(unParticipante().datos())).id;
    beto = (await mundo().participantes.crear(unParticipante().datos())).id;
  });
  const crear = (modelo = unaMensualidad().de(ana)) => mensualidades().crear(modelo.datos());

  describe('listar', () => {
    it('answers every mensualidad by ascending id', async () => {
      const creadas = [
        await crear(unaMensualidad().de(ana).delMes('2026-11')),
        await crear(unaMensualidad().de(ana).delMes('2026-09')),
        await crear(unaMensualidad().de(beto).delMes('2026-10')),
      ];
      expect(idsDe(await mensualidades().listar())).toEqual(idsDe(creadas));
    });

    it('meets the filter and gives more rows than a page holds', async () => {
      for (let mes = 1; mes <= 12; mes += 1)
        await crear(
          unaMensualidad()
            .de(ana)
            .delMes(`2025-${String(mes).padStart(2, '0')}`),
        );
      await crear(unaMensualidad().de(beto));
      expect(await mensualidades().listar({ participante_id: ana })).toHaveLength(12);
      expect(await mensualidades().listar({ periodo: '2025-03' })).toHaveLength(1);
    });
  });

  describe('buscar', () => {
    const buscar = (criterios: object) => mensualidades().buscar({ pagina: 1, limite: 10, ...criterios });
    const periodos = async (criterios: object) => (await buscar(criterios)).datos.map((m) => m.periodo);

    it('gives the newest period first unless another order is asked for, and cuts pages', async () => {
      for (const mes of ['2026-09', '2026-11', '2026-10']) await crear(unaMensualidad().de(ana).delMes(mes));
      expect(await periodos({})).toEqual(['2026-11', '2026-10', '2026-09']);
      expect(await periodos({ orden: 'periodo' })).toEqual(['2026-09', '2026-10', '2026-11']);
      expect(await buscar({ pagina: 2, limite: 2 })).toMatchObject({
        total: 3,
        datos: [{ periodo: '2026-09' }],
      });
    });

    it('sorts by due date and by amount', async () => {
      await crear(unaMensualidad().de(ana).delMes('2026-09').porValor(900_000));
      await crear(unaMensualidad().de(ana).delMes('2026-10').porValor(80_000));
      expect(await periodos({ orden: 'fecha_vencimiento' })).toEqual(['2026-09', '2026-10']);
      expect(await periodos({ orden: 'valor' })).toEqual(['2026-10', '2026-09']);
    });

    it.each([
      ['periodo', 'by ascending id in both directions'],
      ['fecha_vencimiento', 'by ascending id in both directions'],
      ['valor', 'by id in the same direction'],
      ['estado', 'by id in the same direction'],
    ])('equals by %s come %s', async (orden, como) => {
      const alReves = (ids: string[]) => (como.includes('ascending') ? ids : ids.toReversed());
      const primera = await crear(unaMensualidad().de(ana));
      const segunda = await crear(unaMensualidad().de(beto));
      const tercera = await crear(unaMensualidad().de(ana).porConcepto('INGRESO'));
      const ids = async (criterios: object) => idsDe((await buscar(criterios)).datos);
      expect(await ids({ orden })).toEqual(idsDe([primera, segunda, tercera]));
      expect(await ids({ orden: `-${orden}` })).toEqual(alReves(idsDe([primera, segunda, tercera])));
      expect(await ids({ orden: `-${orden}`, participante_id: ana })).toEqual(
        alReves(idsDe([primera, tercera])),
      );
    });

    it('filters by participante, period, estado and concepto', async () => {
      await crear(unaMensualidad().de(ana).delMes('2026-09'));
      await crear(unaMensualidad().de(ana).delMes('2026-10').porConcepto('INGRESO'));
      const exonerada = await crear(unaMensualidad().de(beto).delMes('2026-11'));
      await mensualidades().actualizar(
        exonerada.id,
        { estado: 'EXONERADA', motivo_anulacion: 'Calamidad' },
        'EXONERADA',
      );
      expect(await periodos({ participante_id: ana })).toEqual(['2026-10', '2026-09']);
      expect(await periodos({ periodo: '2026-09' })).toEqual(['2026-09']);
      expect(await periodos({ concepto: 'INGRESO' })).toEqual(['2026-10']);
      expect(await periodos({ estado: 'EXONERADA' })).toEqual(['2026-11']);
      expect(await periodos({ estado: 'EXONERADA', participante_id: ana })).toEqual([]);
    });
  });
};
