import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { DatosAplicacion, DatosDevolucion, SaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import type { Id } from '@/domain/shared/id';

/** What people paid beyond their fees. Nobody's is ever below zero, however many use it at once. */
export interface SaldosAFavor {
  /** Of the person of that `clave`; `null` when there is no such row, or the service does not offer it. */
  obtener(clave: string): Promise<SaldoAFavor | null>;
  /**
   * Pays part of a fee with what there is in favour of who pays it. Answers the fee, with the new abono last. Throws
   * NO_ENCONTRADO, VALIDACION, CONFLICTO (see `revisarAplicacion`).
   */
  aplicar(mensualidad: Id, datos: DatosAplicacion, opciones?: OpcionesCreacion): Promise<MensualidadConSaldo>;
  /** Throws NO_ENCONTRADO, VALIDACION, CONFLICTO (see `revisarDevolucion`). */
  devolver(clave: string, datos: DatosDevolucion, opciones?: OpcionesCreacion): Promise<SaldoAFavor>;
}
