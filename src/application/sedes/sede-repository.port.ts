import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import type { CambiosSede, DatosSede } from '@/domain/sedes/datos-sede';
import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

export interface SedeRepository {
  /** Every sede, archived ones too, by ascending id, with its occupancy where the adapter can count it. */
  listar(): Promise<readonly Sede[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarSedes} does. */
  buscar(criterios: CriteriosSedes): Promise<Pagina<Sede>>;
  obtener(id: Id): Promise<Sede | null>;
  /** Throws DUPLICADO for a repeated nombre (ignoring case and accents). */
  crear(datos: DatosSede, opciones?: OpcionesCreacion): Promise<Sede>;
  /** Throws NO_ENCONTRADO, DUPLICADO, VERSION_OBSOLETA. */
  actualizar(id: Id, cambios: CambiosSede): Promise<Sede>;
  /** Throws NO_ENCONTRADO; CONFLICTO while participantes belong to it. */
  eliminar(id: Id): Promise<void>;
}
