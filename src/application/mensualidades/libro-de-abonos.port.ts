import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { DatosAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import type { CriteriosAbonos, FiltroAbonos } from '@/domain/mensualidades/criterios-abonos';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { Numeracion } from '@/domain/mensualidades/numeracion-de-recibos';
import type { Recibo } from '@/domain/mensualidades/recibo';
import type { DatosAbono } from '@/domain/mensualidades/reglas-abono';
import type { MovimientoAFavor, MovimientoNuevo } from '@/domain/mensualidades/saldo-a-favor';
import type { SumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

/** An abono that is about to be kept. */
type PagoNuevo = Pick<Abono, 'fecha' | 'valor' | 'medio' | 'excedente'> & {
  referencia?: string | null;
  /** The house that received it; without it, where its person lived that day. */
  sede_id?: Id | null;
};

/** What a payment writes: the abono and, once it has a number, the movements of what somebody has in their favour. */
export interface PagoDecidido {
  pago: PagoNuevo;
  /** Of the provisional receipt that the one it gets takes the place of. */
  provisional?: string | undefined;
  movimientos: (abono: Abono) => MovimientoNuevo[];
}

/** What annulling a payment writes. */
export interface AnulacionDecidida {
  movimientos: MovimientoNuevo[];
  /** The day on which it is taken off, when the month of the payment is closed. */
  ajuste_en: FechaCalendario | null;
}

/** The payments. Each gets the next receipt number; no number is ever given twice, nor skipped. */
export interface LibroDeAbonos {
  /**
   * Keeps what `decidir` says of the fee as it is stored, with nobody changing it in between (the service decides by
   * itself), and with it the facts of its receipt. Answers the fee, with the new abono last. Throws NO_ENCONTRADO.
   */
  registrar(
    mensualidad: Id,
    datos: DatosAbono,
    decidir: (antes: Mensualidad) => PagoDecidido,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /** The same, of what is taken off a fee whose month is closed: an abono that brings nothing, without a receipt. */
  ajustar(
    mensualidad: Id,
    datos: DatosAjuste,
    decidir: (antes: Mensualidad) => PagoDecidido,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /**
   * The abono stays, annulled, with its number. `movimientos` are those of every excess that it brought or took from.
   * Throws NO_ENCONTRADO.
   */
  anular(
    mensualidad: Id,
    abono: Id,
    motivo: string,
    decidir: (antes: Mensualidad, movimientos: readonly MovimientoAFavor[]) => AnulacionDecidida,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /**
   * The abono, and those of the same payment, are of another house from then on; `revisar` sees the fee as it is stored.
   * Throws NO_ENCONTRADO, VALIDACION.
   */
  cambiarSede(
    mensualidad: Id,
    abono: Id,
    sede: Id,
    revisar: (antes: Mensualidad) => void,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /**
   * What the receipt of an abono says: the facts kept with it or, when they were not, what can still be known of them.
   * `null` when there is no such abono, or the service does not answer it.
   */
  recibo(mensualidad: Id, abono: Id): Promise<Recibo | null>;
  /** Newest first; `null` when the service does not answer it. */
  buscar(criterios: CriteriosAbonos): Promise<Pagina<AbonoEnLista> | null>;
  /** What all that `buscar` would give adds up to; `null` when the service does not answer it. */
  sumar(filtro: FiltroAbonos): Promise<SumaDeAbonos | null>;
  /** Whether every receipt that was given is there; `null` when the service does not answer it. */
  numeracion(): Promise<Numeracion | null>;
  /** Everybody who wrote some abono down, by name; `null` when the service does not answer it. */
  registradores(): Promise<readonly string[] | null>;
}
