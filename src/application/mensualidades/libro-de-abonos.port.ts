import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { AbonoEnLista, CriteriosAbonos } from '@/domain/mensualidades/abono-en-lista';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { Recibo } from '@/domain/mensualidades/recibo';
import type { DatosAbono } from '@/domain/mensualidades/reglas-abono';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

/** The payments. Each gets the next receipt number; no number is ever given twice, nor skipped. */
export interface LibroDeAbonos {
  /**
   * Checks the abono against the fee as it is stored and keeps it, with nobody changing the fee in between, and with it
   * the facts of its receipt. Answers the fee, with the new abono last. Throws NO_ENCONTRADO, VALIDACION, CONFLICTO (see `revisarAbono`).
   */
  registrar(mensualidad: Id, datos: DatosAbono, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo>;
  /** The abono stays, annulled, with its number. Throws NO_ENCONTRADO, CONFLICTO when it was annulled before. */
  anular(
    mensualidad: Id,
    abono: Id,
    motivo: string,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /**
   * What the receipt of an abono says: the facts kept with it or, when they were not, what can still be known of them.
   * `null` when there is no such abono, or the service does not answer it.
   */
  recibo(mensualidad: Id, abono: Id): Promise<Recibo | null>;
  /** Newest first; `null` when the service does not answer it. */
  buscar(criterios: CriteriosAbonos): Promise<Pagina<AbonoEnLista> | null>;
}
