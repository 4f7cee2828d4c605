import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { Imprenta } from '@/application/mensualidades/documentos-cobro.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { validarCierre } from '@/domain/mensualidades/cierres/reglas-cierre';
import { armarConstancia } from '@/domain/mensualidades/constancia-de-pagos';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

interface DeRecibo {
  abonos: Pick<LibroDeAbonos, 'recibo'>;
  fundacion: Pick<FundacionEmisora, 'cuentas'>;
  imprenta: Pick<Imprenta, 'recibo'>;
}

/** The receipt of an abono as it was issued, annulled ones too. Throws NO_ENCONTRADO. */
export const imprimirRecibo =
  ({ abonos, fundacion, imprenta }: DeRecibo) =>
  async (mensualidad: Id, abono: Id): Promise<{ numero: number | null; bytes: Uint8Array }> => {
    const [recibo, cuentas] = [await abonos.recibo(mensualidad, abono), await fundacion.cuentas()];
    if (!recibo) throw errorNoEncontrado('un recibo de ese abono', abono);
    return { numero: recibo.recibo, bytes: await imprenta.recibo({ recibo, cuentas }) };
  };

interface DeEstadoDeCuenta {
  finanzas: Pick<Finanzas, 'estadoDeCuenta'>;
  fundacion: FundacionEmisora;
  imprenta: Pick<Imprenta, 'estadoDeCuenta'>;
}

/** Throws NO_ENCONTRADO. */
export const imprimirEstadoDeCuenta =
  ({ finanzas, fundacion, imprenta }: DeEstadoDeCuenta) =>
  async (participante: Id): Promise<Uint8Array> => {
    const estado = encontrado(await finanzas.estadoDeCuenta(participante), 'un participante', participante);
    const [emisor, cuentas] = [await fundacion.leer(), await fundacion.cuentas()];
    return imprenta.estadoDeCuenta({ emisor, estado, cuentas });
  };

interface DeEstadoDePagador {
  finanzas: Pick<Finanzas, 'estadoDePagador'>;
  fundacion: FundacionEmisora;
  imprenta: Pick<Imprenta, 'estadoDePagador'>;
}

/** By the `clave` of who pays; with whose accounts are in it. Throws NO_ENCONTRADO. */
export const imprimirEstadoDePagador =
  ({ finanzas, fundacion, imprenta }: DeEstadoDePagador) =>
  async (clave: string): Promise<{ bytes: Uint8Array; participantes: Id[] }> => {
    const estado = encontrado(await finanzas.estadoDePagador(clave), 'un pagador', clave);
    const [emisor, cuentas] = [await fundacion.leer(), await fundacion.cuentas()];
    return {
      bytes: await imprenta.estadoDePagador({ emisor, estado, cuentas }),
      participantes: estado.cuentas.map(({ participante }) => participante.id),
    };
  };

interface DeConstancia {
  finanzas: Pick<Finanzas, 'estadoDePagador'>;
  saldosAFavor: Pick<SaldosAFavor, 'obtener'>;
  fundacion: Pick<FundacionEmisora, 'leer'>;
  imprenta: Pick<Imprenta, 'constanciaDePagos'>;
}

/** What somebody paid in a year, by their `clave`; with whose accounts are in it. Throws NO_ENCONTRADO. */
export const imprimirConstanciaDePagos =
  ({ finanzas, saldosAFavor, fundacion, imprenta }: DeConstancia) =>
  async (clave: string, anio: number): Promise<{ bytes: Uint8Array; participantes: Id[] }> => {
    const estado = encontrado(await finanzas.estadoDePagador(clave), 'un pagador', clave);
    const aFavor = await saldosAFavor.obtener(clave);
    const constancia = armarConstancia(estado, aFavor?.movimientos ?? [], anio);
    return {
      bytes: await imprenta.constanciaDePagos({ emisor: await fundacion.leer(), constancia }),
      participantes: estado.cuentas.map(({ participante }) => participante.id),
    };
  };

interface DeInforme {
  cierres: Pick<LibroDeCierres, 'informe'>;
  fundacion: Pick<FundacionEmisora, 'leer'>;
  imprenta: Pick<Imprenta, 'informeDeMes'>;
}

/** Of a month closed or open, with the name of its file. Throws VALIDACION, NO_ENCONTRADO. */
export const imprimirInformeDeMes =
  ({ cierres, fundacion, imprenta }: DeInforme) =>
  async (periodo: string): Promise<{ nombre: string; bytes: Uint8Array }> => {
    const mes = validarCierre({ periodo });
    const leido = encontrado(await cierres.informe(mes), 'un informe de ese mes', mes);
    const { informe, cierre } = leido;
    const bytes = await imprenta.informeDeMes({ informe, cierre, emisor: await fundacion.leer() });
    return { nombre: `informe-${mes}${cierre ? '' : '-provisional'}`, bytes };
  };
