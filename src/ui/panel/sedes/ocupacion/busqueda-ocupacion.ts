import type { FechaCalendario } from '@/domain/shared/fechas';
import type { ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

/** What the address of /sedes/ocupacion says. */
export interface BusquedaOcupacion extends BusquedaLista {
  /** Today when absent. */
  fecha?: FechaCalendario;
}

export const leerBusquedaOcupacion = (parametros: ParametrosUrl): BusquedaOcupacion => ({
  fecha: leerFecha(parametros.fecha),
});
