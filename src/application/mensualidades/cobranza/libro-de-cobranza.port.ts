import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { CambioDeCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import type { ColaDeRecordatorios } from '@/domain/mensualidades/cobranza/cola-de-recordatorios';
import type { DatosCanal, DatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { ExpedienteDeCobro, Gestion, GestionNueva } from '@/domain/mensualidades/cobranza/gestion';

/** What is done to collect from who pays. A contact is only added; an authorisation is added and taken back. */
export interface LibroDeCobranza {
  /** Who is to be reminded today; `null` when the service does not offer it. */
  recordatorios(): Promise<ColaDeRecordatorios | null>;
  /** Of the person of that `clave`; `null` when there is no such row, or the service does not offer it. */
  expediente(clave: string): Promise<ExpedienteDeCobro | null>;
  /**
   * Keeps what `decidir` says on all that is logged of the person, with nobody contacting them in between (the service
   * decides by itself). Throws NO_ENCONTRADO, and what the rule throws.
   */
  registrar(
    clave: string,
    datos: DatosGestion,
    decidir: (guardado: ExpedienteDeCobro) => GestionNueva,
    opciones?: OpcionesCreacion,
  ): Promise<Gestion>;
  /** The same of an authorisation; `null` changes nothing. */
  cambiarCanal(
    clave: string,
    datos: DatosCanal,
    decidir: (guardado: ExpedienteDeCobro) => CambioDeCanal | null,
  ): Promise<ExpedienteDeCobro>;
}
