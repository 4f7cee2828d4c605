import type { Actividad } from '@/domain/actividad/actividad';
import type { AccionActividad, EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { coincide } from '@/domain/shared/busqueda/voz';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Paginacion } from '@/domain/shared/pagina';

export interface FiltroActividad {
  /** Calendar days in Bogota, both included. */
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  /** Words of the e-mail of whoever did it. */
  usuario?: string;
  entidad?: EntidadActividad;
  accion?: AccionActividad;
}

/** The order is one: newest first. */
export type CriteriosActividad = FiltroActividad & Omit<Paginacion, 'orden'>;

/** The same filter the server applies in SQL. */
export const cumpleFiltroActividad = (linea: Actividad, filtro: FiltroActividad): boolean => {
  const dia = fechaEnBogota(new Date(linea.fecha));
  return (
    (!filtro.desde || dia >= filtro.desde) &&
    (!filtro.hasta || dia <= filtro.hasta) &&
    coincide(leerBusqueda(filtro.usuario), { textos: [linea.usuario] }) &&
    (!filtro.entidad || linea.entidad === filtro.entidad) &&
    (!filtro.accion || linea.accion === filtro.accion)
  );
};
