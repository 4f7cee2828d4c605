import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { ResumenDelMes } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { Cierre, InformeConCierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import type { GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import type { Periodo } from '@/domain/shared/fechas';

/** What every write about fees and payments asks before it decides. */
export interface MesesCerrados {
  /**
   * The last closed month, `null` when there is none; nobody closes or opens one until the unit of work ends. Always
   * `null` where the service decides by itself.
   */
  ultimoCerrado(): Promise<Periodo | null>;
}

/** The months that were closed. */
export interface LibroDeCierres extends MesesCerrados {
  /** Newest first, those that were opened again too; `null` when the service does not offer it. */
  listar(): Promise<readonly Cierre[] | null>;
  /** How the fees of a month stand now; `null` when the service does not offer it. */
  resumen(periodo: Periodo): Promise<ResumenDelMes | null>;
  /** Of a closed month, what was kept; of an open one, as it is now. `null` when the service does not offer it. */
  informe(periodo: Periodo): Promise<InformeConCierre | null>;
  /**
   * Keeps the report of the month as it is, once `revisar` allows it, with nobody writing of any month in between (the
   * service decides by itself).
   */
  cerrar(
    periodo: Periodo,
    revisar: (ultimo: Periodo | null, ejemplos?: GenteDeEjemplo) => void,
    opciones?: OpcionesCreacion,
  ): Promise<Cierre>;
  /** The same: the month is open from then on, and what was kept of it stays in the history. */
  reabrir(
    periodo: Periodo,
    motivo: string,
    revisar: (ultimo: Periodo | null) => void,
    opciones?: OpcionesCreacion,
  ): Promise<Cierre>;
}
