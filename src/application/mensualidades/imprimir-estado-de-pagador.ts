import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { Imprenta } from '@/application/mensualidades/imprenta.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

interface Dependencias {
  finanzas: Pick<Finanzas, 'estadoDePagador'>;
  fundacion: FundacionEmisora;
  imprenta: Pick<Imprenta, 'estadoDePagador'>;
}

/** By the `clave` of who pays; with whose accounts are in it. Throws NO_ENCONTRADO. */
export const imprimirEstadoDePagador =
  ({ finanzas, fundacion, imprenta }: Dependencias) =>
  async (clave: string): Promise<{ bytes: Uint8Array; participantes: Id[] }> => {
    const estado = await finanzas.estadoDePagador(clave);
    if (!estado) throw errorNoEncontrado('un pagador', clave);
    const [emisor, cuentas] = [await fundacion.leer(), await fundacion.cuentas()];
    return {
      bytes: await imprenta.estadoDePagador({ emisor, estado, cuentas }),
      participantes: estado.cuentas.map(({ participante }) => participante.id),
    };
  };
