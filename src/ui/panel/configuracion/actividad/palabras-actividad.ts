import type { Actividad, ActividadEnLista } from '@/domain/actividad/actividad';
import { type AccionActividad, ETIQUETA_ENTIDAD } from '@/domain/actividad/entidades-actividad';
import { ETIQUETA_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import { ETIQUETA_EVENTO } from '@/domain/participantes/estancias/opciones-evento';
import { etiquetaDeCampo } from './etiquetas-de-campos';

export const ETIQUETA_ACCION: Readonly<Record<AccionActividad, string>> = {
  CREAR: 'Creó',
  ACTUALIZAR: 'Cambió',
  ARCHIVAR: 'Archivó',
  RESTAURAR: 'Restauró',
  ELIMINAR: 'Eliminó',
  CONSULTAR: 'Consultó',
  EXPORTAR: 'Exportó',
  INGRESAR: 'Inició sesión',
  SALIR: 'Cerró sesión',
  DEPURAR: 'Quitó lo antiguo',
};

/** A service may know kinds of record and actions that this screen does not. */
const enPalabras = (etiquetas: Readonly<Record<string, string>>, codigo: string): string =>
  etiquetas[codigo] ?? codigo;

const deArchivo = ({ cambios }: Actividad) =>
  cambios.find(({ campo }) => campo === 'archivo' || campo === 'carpeta');

/** A file is uploaded; a folder, like any record, is created. Looking at a file brings it all: it is as if kept. */
const accionDeArchivo = (linea: Actividad): string | null => {
  const { accion, cambios } = linea;
  const detalle = (campo: string) => cambios.find((cambio) => cambio.campo === campo);
  if (accion === 'CONSULTAR') return 'Vio o descargó';
  if (detalle('reemplaza')) return 'Reemplazó';
  if (detalle('definitivo')) return 'Eliminó definitivamente';
  const reserva = detalle('reservada');
  if (reserva) return reserva.despues === true ? 'Reservó' : 'Quitó la reserva';
  return accion === 'CREAR' && deArchivo(linea)?.campo === 'archivo' ? 'Subió' : null;
};

/** A family opens its link, which is no consulting of the staff. */
const accionDeEnlace = ({ accion }: Actividad): string | null =>
  accion === 'CONSULTAR' ? 'Abrió' : accion === 'ACTUALIZAR' ? 'Revocó' : null;

const accionPropia = (linea: Actividad): string | null => {
  if (linea.entidad === 'archivo') return accionDeArchivo(linea);
  return linea.entidad === 'enlace_de_cuenta' ? accionDeEnlace(linea) : null;
};

export const accionEnPalabras = (linea: Actividad): string =>
  accionPropia(linea) ?? enPalabras(ETIQUETA_ACCION, linea.accion);

/** Files have no number: `Archivo formatos/pdf/acta.pdf`, and its new path when it has one. */
const archivoEnPalabras = (linea: Actividad): string => {
  const { campo = 'archivo', antes, despues } = deArchivo(linea) ?? {};
  const clase = campo === 'carpeta' ? 'Carpeta' : 'Archivo';
  return `${clase} ${antes && despues ? `${antes}, ahora ${despues}` : (despues ?? antes ?? '')}`.trim();
};

/** `participantes-2026-11-23.csv, 35 filas`. */
const exportacionEnPalabras = ({ cambios }: Actividad): string => {
  const dato = (campo: string) => cambios.find((cambio) => cambio.campo === campo)?.despues ?? '';
  const filas = Number(dato('filas'));
  return `${dato('archivo')}, ${filas === 1 ? '1 fila' : `${filas} filas`}`;
};

/** `Movimiento de saldo a favor 8 · Devuelto`: what happened to it, where the line tells it. */
const movimientoEnPalabras = ({ cambios, entidad_id }: Actividad): string => {
  const tipo = cambios.find(({ campo }) => campo === 'tipo')?.despues;
  const clase = `${ETIQUETA_ENTIDAD.saldo_a_favor} ${entidad_id}`;
  return tipo ? `${clase} · ${enPalabras(ETIQUETA_MOVIMIENTO, String(tipo))}` : clase;
};

/** `Permiso 4`: what it is, where the line tells it; a line that changes it only tells what changed. */
const eventoEnPalabras = ({ cambios, entidad_id }: Actividad): string => {
  const tipo = cambios.find(({ campo }) => campo === 'tipo')?.despues;
  const clase = tipo ? enPalabras(ETIQUETA_EVENTO, String(tipo)) : ETIQUETA_ENTIDAD.evento_de_estancia;
  return `${clase} ${entidad_id}`;
};

/** `Participante 9 · Luz Marina Ríos`: what was deleted has its number alone. */
export const registroEnPalabras = (linea: ActividadEnLista): string => {
  const { entidad, entidad_id, nombre } = linea;
  if (entidad === 'archivo') return archivoEnPalabras(linea);
  if (entidad === 'exportacion') return exportacionEnPalabras(linea);
  if (entidad === 'evento_de_estancia') return [eventoEnPalabras(linea), nombre].filter(Boolean).join(' · ');
  if (entidad === 'saldo_a_favor') return [movimientoEnPalabras(linea), nombre].filter(Boolean).join(' · ');
  return entidad === 'configuracion' || entidad === 'actividad'
    ? ETIQUETA_ENTIDAD[entidad]
    : [`${enPalabras(ETIQUETA_ENTIDAD, entidad)} ${entidad_id}`, nombre].filter(Boolean).join(' · ');
};

/** Of these the record is whoever did it. */
const DE_SI_MISMO: ReadonlySet<string> = new Set<AccionActividad>(['INGRESAR', 'SALIR']);

/** `Cambió: Sede 7 · Casa Bello`, and `Inició sesión` of whoever is named beside it. */
export const hechoEnPalabras = (linea: ActividadEnLista): string =>
  DE_SI_MISMO.has(linea.accion)
    ? accionEnPalabras(linea)
    : `${accionEnPalabras(linea)}: ${registroEnPalabras(linea)}`;

/** The fields that a change touched, as their form calls them; a new or deleted record touches all of them. */
export const camposEnPalabras = ({ accion, cambios, entidad }: Actividad): string =>
  accion === 'CREAR' || accion === 'ELIMINAR' || entidad === 'archivo' || entidad === 'exportacion'
    ? ''
    : cambios.map(({ campo }) => etiquetaDeCampo(entidad, campo)).join(', ');
