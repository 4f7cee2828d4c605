import { describe, expect, it } from 'vitest';
import { sumarMeses } from '@/domain/shared/fechas';
import { ID_INEXISTENTE } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';
import { type DosQueDeben, HOY, MES, presente } from './dos-que-deben';

export const contratoEstadoDeCuenta = (mundo: () => Mundo, { casa, cobrar, abonar }: DosQueDeben): void => {
  describe('estado de cuenta', () => {
    it('what was charged, paid and owed', async () => {
      const vieja = await cobrar(casa.ana, 1_000, 31, { atras: 1 });
      await abonar(vieja.id, 400);
      await cobrar(casa.ana, 2_000, -3);
      await cobrar(casa.beto, 9_000, 0);
      const estado = presente(await mundo().finanzas.estadoDeCuenta(casa.ana));
      expect(estado).toMatchObject({
        participante: { id: casa.ana, nombre: 'Ana Ríos' },
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

    it('has what was annulled and exonerated, with its reason, and they charge nothing', async () => {
      const motivo_anulacion = 'No puede pagar';
      for (const [atras, estado] of [
        [2, 'ANULADA'],
        [1, 'EXONERADA'],
      ] as const) {
        const { id, version } = await cobrar(casa.ana, 1_000, 31, { atras });
        await mundo().mensualidades.actualizar(id, { estado, motivo_anulacion, version }, estado);
      }
      await cobrar(casa.ana, 2_000, -3);
      const estado = presente(await mundo().finanzas.estadoDeCuenta(casa.ana));
      expect(estado).toMatchObject({ facturado: 2_000, abonado: 0, saldo: 2_000, vencido: 0 });
      expect(estado.mensualidades.map((m) => [m.estado, m.saldo, m.motivo_anulacion])).toEqual([
        ['ANULADA', 0, motivo_anulacion],
        ['EXONERADA', 0, motivo_anulacion],
        ['PENDIENTE', 2_000, null],
      ]);
    });

    it('of nobody is null', async () => {
      expect(await mundo().finanzas.estadoDeCuenta(ID_INEXISTENTE)).toBeNull();
    });
  });
};
