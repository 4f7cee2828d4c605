import type { OpcionesCreacion } from '@/application/shared/opciones';
import type {
  CriteriosMensualidades,
  FiltroMensualidades,
} from '@/domain/mensualidades/criterios-mensualidades';
import type { CambiosMensualidad, DatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

/** A new fee with its defaults decided. */
export type MensualidadNueva = DatosMensualidad & Pick<Mensualidad, 'fecha_vencimiento' | 'estado'>;

export interface MensualidadRepository {
  /** Every mensualidad that meets the filter, with its abonos, by ascending id. */
  listar(filtro?: FiltroMensualidades): Promise<readonly MensualidadConSaldo[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarMensualidades} does. */
  buscar(criterios: CriteriosMensualidades): Promise<Pagina<MensualidadEnLista>>;
  obtener(id: Id): Promise<MensualidadConSaldo | null>;
  /**
   * Throws DUPLICADO when the participante already has that concepto in that periodo (annulled ones do not count),
   * VALIDACION for a participante or acudiente that does not exist, and what `revisar` throws, which is asked only when
   * it is about to be kept (the service decides by itself).
   */
  crear(
    datos: MensualidadNueva,
    opciones?: OpcionesCreacion,
    revisar?: () => void,
  ): Promise<MensualidadConSaldo>;
  /**
   * `estado` is the one the rules give after the change; a service that applies the rules itself ignores it.
   * Throws NO_ENCONTRADO, DUPLICADO, VALIDACION, VERSION_OBSOLETA.
   */
  actualizar(id: Id, cambios: CambiosMensualidad, estado: EstadoMensualidad): Promise<MensualidadConSaldo>;
}
