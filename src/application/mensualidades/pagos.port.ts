import type { AnulacionDecidida, PagoDecidido } from '@/application/mensualidades/libro-de-abonos.port';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosPago, Pago } from '@/domain/mensualidades/pago';
import type { GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import type { Id } from '@/domain/shared/id';

/** What a payment of several fees writes. */
export interface PagoRepartido {
  /** Received, and in favour of nobody's fee. */
  excedente: number;
  /** One for each fee, in their order. */
  abonos: readonly PagoDecidido[];
}

/** Payments that pay several fees with one receipt. Each takes the next number, as an abono that is paid alone does. */
export interface Pagos {
  /**
   * Keeps what `decidir` says of the fees that the parts name, in their order, as they are stored and with nobody changing
   * any of them in between (the service decides by itself); all of it or nothing. Throws NO_ENCONTRADO.
   */
  registrar(
    clave: string,
    datos: DatosPago,
    decidir: (
      gente: GenteDelPagador,
      antes: readonly Mensualidad[],
      ejemplos?: GenteDeEjemplo,
    ) => PagoRepartido,
    opciones?: OpcionesCreacion,
  ): Promise<Pago>;
  /**
   * Annuls the abonos that `decidir` answers, of one payment. `movimientos` are those of every excess that the payment
   * brought. Throws NO_ENCONTRADO.
   */
  anular(
    id: Id,
    motivo: string,
    decidir: (
      cobros: readonly Mensualidad[],
      movimientos: readonly MovimientoAFavor[],
    ) => (AnulacionDecidida & { mensualidad: Id; abono: Id })[],
    opciones?: OpcionesCreacion,
  ): Promise<Pago>;
  /** `null` when there is no such payment, or the service does not offer it. */
  obtener(id: Id): Promise<Pago | null>;
}
