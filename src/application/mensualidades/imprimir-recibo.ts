import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  abonos: Pick<LibroDeAbonos, 'recibo'>;
  fundacion: Pick<FundacionEmisora, 'cuentas'>;
  imprenta: Pick<Imprenta, 'recibo'>;
}

/** The receipt of an abono as it was issued, annulled ones too. Throws NO_ENCONTRADO. */
export const imprimirRecibo =
  ({ abonos, fundacion, imprenta }: Dependencias) =>
  async (mensualidad: Id, abono: Id): Promise<{ numero: number | null; bytes: Uint8Array }> => {
    const [recibo, cuentas] = [await abonos.recibo(mensualidad, abono), await fundacion.cuentas()];
    if (!recibo) throw errorNoEncontrado('un recibo de ese abono', abono);
    return { numero: recibo.recibo, bytes: await imprenta.recibo({ recibo, cuentas }) };
  };
