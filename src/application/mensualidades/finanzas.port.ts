import type { Cartera } from '@/domain/mensualidades/cartera-por-pagador';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Caja, Recaudo } from '@/domain/mensualidades/recaudo';
import type { MesDeTendencia } from '@/domain/mensualidades/tendencia';
import type { Id } from '@/domain/shared/id';

/** Reports over all the money. Each answers `null` when the service does not offer it. */
export interface Finanzas {
  /** A page of who owes; its totals are of everything owed. */
  cartera(criterios: CriteriosCartera): Promise<Cartera | null>;
  /** Of a sede, what came in and went out while whose it is lived in it. Throws VALIDACION for a range that is not one, or of more than a year. */
  recaudo(caja: Caja): Promise<Recaudo | null>;
  tendencia(): Promise<readonly MesDeTendencia[] | null>;
  /** `null` also when there is no such participante. */
  estadoDeCuenta(participante: Id): Promise<EstadoDeCuenta | null>;
  /** Of the person of that `clave`, for everybody they pay for; `null` also when there is no such row. */
  estadoDePagador(clave: string): Promise<EstadoDePagador | null>;
}
