import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type Leida, leerId, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

/** What the address of /entrega-de-turno says. */
export interface BusquedaEntrega extends Pick<BusquedaLista, 'nuevo'> {
  /** Without it, the first one. */
  sede_id?: Id;
  /** Every sede, and who has none. */
  todas?: true;
  /** Without it, the last twelve hours; `fechas` are the days below. */
  turno?: 'hoy' | 'ayer' | 'fechas';
  /** Whole days, both included. */
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  /** On the paper of whoever may read them, without the health entries. */
  sin_salud?: true;
  /** The entry that is being corrected. */
  de?: Id;
}

export const leerBusquedaEntrega = (parametros: ParametrosUrl): BusquedaEntrega =>
  ({
    sede_id: leerId(parametros.sede_id),
    todas: leerMarca(parametros.todas),
    turno: leerOpcion(parametros.turno, ['hoy', 'ayer', 'fechas']),
    desde: leerFecha(parametros.desde),
    hasta: leerFecha(parametros.hasta),
    sin_salud: leerMarca(parametros.sin_salud),
    nuevo: leerMarca(parametros.nuevo),
    de: leerId(parametros.de),
  }) satisfies Leida<BusquedaEntrega>;
