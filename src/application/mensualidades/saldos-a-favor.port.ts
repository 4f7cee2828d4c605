import type { PagoDecidido } from '@/application/mensualidades/libro-de-abonos.port';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import type {
  DatosAplicacion,
  DatosDevolucion,
  MovimientoAFavor,
  MovimientoNuevo,
  SaldoAFavor,
} from '@/domain/mensualidades/saldo-a-favor';
import type { Id } from '@/domain/shared/id';

/** What people paid beyond their fees. Nobody's is ever below zero, however many use it at once. */
export interface SaldosAFavor {
  /** Of the person of that `clave`; `null` when there is no such row, or the service does not offer it. */
  obtener(clave: string): Promise<SaldoAFavor | null>;
  /**
   * Keeps what `decidir` says of the fee and of what there is in favour of who pays it, with nobody changing either in
   * between (the service decides by itself). Answers the fee, with the new abono last. Throws NO_ENCONTRADO.
   */
  aplicar(
    mensualidad: Id,
    datos: DatosAplicacion,
    decidir: (
      antes: Mensualidad,
      movimientos: readonly MovimientoAFavor[],
      ejemplos?: GenteDeEjemplo,
    ) => PagoDecidido,
    opciones?: OpcionesCreacion,
  ): Promise<MensualidadConSaldo>;
  /** The same, of what goes back to the person. */
  devolver(
    clave: string,
    datos: DatosDevolucion,
    decidir: (movimientos: readonly MovimientoAFavor[]) => MovimientoNuevo[],
    opciones?: OpcionesCreacion,
  ): Promise<SaldoAFavor>;
  /** Keeps what `decidir` says of that refund, as {@link aplicar} does: it stays, annulled. Throws NO_ENCONTRADO, CONFLICTO. */
  anularDevolucion(
    clave: string,
    devolucion: Id,
    motivo: string,
    decidir: (movimientos: readonly MovimientoAFavor[]) => MovimientoNuevo[],
    opciones?: OpcionesCreacion,
  ): Promise<SaldoAFavor>;
  /**
   * That refund, all that it took, is of another house from then on; `revisar` sees it as it is stored. Throws NO_ENCONTRADO, VALIDACION, and
   * CONFLICTO when it is annulled.
   */
  cambiarSede(
    clave: string,
    devolucion: Id,
    sede: Id,
    revisar: (devolucion: MovimientoAFavor) => void,
    opciones?: OpcionesCreacion,
  ): Promise<SaldoAFavor>;
}
