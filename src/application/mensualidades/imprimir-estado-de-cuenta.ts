import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  finanzas: Pick<Finanzas, 'estadoDeCuenta'>;
  fundacion: FundacionEmisora;
  imprenta: Pick<Imprenta, 'estadoDeCuenta'>;
}

/** Throws NO_ENCONTRADO. */
export const imprimirEstadoDeCuenta =
  ({ finanzas, fundacion, imprenta }: Dependencias) =>
  async (participante: Id): Promise<Uint8Array> => {
    const estado = await finanzas.estadoDeCuenta(participante);
    if (!estado) throw errorNoEncontrado('un participante', participante);
    const [emisor, cuentas] = [await fundacion.leer(), await fundacion.cuentas()];
    return imprenta.estadoDeCuenta({ emisor, estado, cuentas });
  };
