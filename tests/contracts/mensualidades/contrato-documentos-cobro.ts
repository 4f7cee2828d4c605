import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { leerPdf } from '@tests/server/apoyo/leer-pdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

export const contratoDocumentosCobro = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  losHace: boolean,
): void => {
  describe(`DocumentosCobro: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const papeles = () => mundo().documentosCobro;
    let ids: { participante: Id; mensualidad: Id; abono: Id };
    beforeEach(async () => {
      const { id: participante } = await mundo().participantes.crear(
        unParticipante().llamado('Ana Ríos').datos(),
      );
      const { id: mensualidad } = await mundo().mensualidades.crear(
        unaMensualidad().de(participante).porValor(850_000).datos(),
      );
      const { abonos } = await cajaDe(mundo()).registrar(mensualidad, enEfectivo(300_000));
      ids = { participante, mensualidad, abono: abonos.at(-1)?.id ?? 0 };
    });

    it.runIf(losHace)('a receipt says who paid, how much and what is left', async () => {
      const recibo = await papeles().recibo(ids.mensualidad, ids.abono);
      const texto = await leerPdf(recibo?.buffer ?? new ArrayBuffer(0));
      for (const dato of ['Ana Ríos', '$ 300.000', '$ 550.000']) expect(texto).toContain(dato);
    });

    it.runIf(losHace)('an account statement says what was charged and paid', async () => {
      const estado = await papeles().estadoDeCuenta(ids.participante);
      const texto = await leerPdf(estado?.buffer ?? new ArrayBuffer(0));
      for (const dato of ['Ana Ríos', '$ 850.000', '$ 300.000']) expect(texto).toContain(dato);
    });

    it.runIf(losHace)('what was paid in a year has its own paper, also when it was nothing', async () => {
      const clave = `participante-${ids.participante}`;
      const de = async (anio: number) =>
        leerPdf((await papeles().constanciaDePagos(clave, anio))?.buffer ?? new ArrayBuffer(0));
      const anio = Number(fechaEnBogota(new Date()).slice(0, 4));
      const texto = await de(anio);
      for (const dato of [`Constancia de pagos de ${anio}`, 'Ana Ríos', '$ 300.000 (trescientos mil pesos)'])
        expect(texto).toContain(dato);
      expect(await de(anio - 1)).toContain('$ 0 (cero pesos)');
    });

    it.runIf(!losHace)('makes none, and says so', async () => {
      expect(await papeles().recibo(ids.mensualidad, ids.abono)).toBeNull();
      expect(await papeles().estadoDeCuenta(ids.participante)).toBeNull();
      expect(await papeles().constanciaDePagos(`participante-${ids.participante}`, 2026)).toBeNull();
    });

    it('has none of what does not exist', async () => {
      expect(await papeles().recibo(ids.mensualidad, ID_INEXISTENTE)).toBeNull();
      expect(await papeles().recibo(ID_INEXISTENTE, ids.abono)).toBeNull();
      expect(await papeles().estadoDeCuenta(ID_INEXISTENTE)).toBeNull();
      expect(await papeles().constanciaDePagos(`participante-${ID_INEXISTENTE}`, 2026)).toBeNull();
    });
  });
};
