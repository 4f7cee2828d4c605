import {
  ACCIONES_ACTIVIDAD,
  type AccionActividad,
  ENTIDADES_ACTIVIDAD,
  type EntidadActividad,
} from '@/domain/actividad/entidades-actividad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Leida, leerOpcion, leerTexto, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';
import { PESTANAS, type Pestana } from './pestanas';

/** What the address of /configuracion says: the tab and, in Actividad, which lines. */
export interface BusquedaConfiguracion extends Pick<BusquedaLista, 'pagina' | 'limite'> {
  /** The first one when absent. */
  pestana?: Pestana;
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  usuario?: string;
  entidad?: EntidadActividad;
  accion?: AccionActividad;
}

export const leerBusquedaConfiguracion = (parametros: ParametrosUrl): BusquedaConfiguracion => {
  const { pagina, limite } = leerBusquedaLista(parametros, []);
  return {
    pestana: leerOpcion(
      parametros.pestana,
      PESTANAS.map(({ id }) => id),
    ),
    desde: leerFecha(parametros.desde),
    hasta: leerFecha(parametros.hasta),
    usuario: leerTexto(parametros.usuario),
    entidad: leerOpcion(parametros.entidad, ENTIDADES_ACTIVIDAD),
    accion: leerOpcion(parametros.accion, ACCIONES_ACTIVIDAD),
    pagina,
    limite,
  } satisfies Leida<BusquedaConfiguracion>;
};
