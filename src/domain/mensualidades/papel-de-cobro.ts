import type { InformeConCierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import type { ConstanciaDePagos } from '@/domain/mensualidades/constancia-de-pagos';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Recibo, ReciboDePago } from '@/domain/mensualidades/recibo';

/** Law asks for it: a receipt is not an invoice (product §5). */
export const AVISO_NO_ES_FACTURA = 'Este recibo no reemplaza la factura electrónica cuando haya lugar a ella';

/** Nor is this one, nor what whoever gives is given for their taxes. */
export const AVISO_DE_CONSTANCIA =
  'Esta constancia no reemplaza la factura electrónica ni el certificado de donación cuando haya lugar a ellos';

/** An account of the foundation where a fee is paid. */
export interface CuentaDePago {
  /** What it is for. */
  area: string;
  banco: string;
  tipo: string;
  numero: string;
  titular?: string | null | undefined;
}

/** The accounts are those of today, also on a receipt of long ago: nobody must be sent to one that was closed. */
interface ConCuentas {
  cuentas: readonly CuentaDePago[];
}

type ParteDicha = ReciboDePago['partes'][number];

/** Of what is paid for somebody of whom whoever reads may not be told there is its value, so that the total stays true. */
type ParteCallada = Omit<ParteDicha, 'concepto' | 'saldo_despues'> & { concepto: null; saldo_despues: null };

export type ParteEnPapel = ParteDicha | ParteCallada;

export type PagoEnPapel = Omit<ReciboDePago, 'partes'> & { partes: readonly ParteEnPapel[] };

export type ReciboEnPapel = Omit<Recibo, 'pago'> & { pago: PagoEnPapel | null };

export interface PapelRecibo extends ConCuentas {
  recibo: ReciboEnPapel;
  /** The copy that a family downloads: names cut short, and nobody signs it. */
  copia?: boolean;
}

export interface PapelEstadoDeCuenta extends ConCuentas {
  emisor: Emisor;
  estado: EstadoDeCuenta;
}

export interface PapelEstadoDePagador extends ConCuentas {
  emisor: Emisor;
  estado: EstadoDePagador;
}

export interface PapelConstanciaDePagos {
  emisor: Emisor;
  constancia: ConstanciaDePagos;
}

export interface PapelInformeDeMes extends Pick<InformeConCierre, 'informe' | 'cierre'> {
  emisor: Emisor;
}
