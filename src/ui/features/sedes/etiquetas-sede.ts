import { type EstadoSede, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Sede } from '@/domain/sedes/sede';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { formatearTelefono } from '@/domain/shared/telefono';

/** Name of every field as people read it, in the order of the form. */
export const ETIQUETAS_SEDE = {
  nombre: 'Nombre',
  direccion: 'Dirección',
  municipio: 'Municipio',
  telefono: 'Teléfono',
  responsable: 'Responsable',
  capacidad_hombres: 'Capacidad de hombres',
  capacidad_mujeres: 'Capacidad de mujeres',
  estado: 'Estado',
} as const;

/** Who lives there and is in neither area, which no bar counts; null when there is nobody. */
export const sinAreaEnPalabras = ({ ocupacion_sin_area }: Sede): string | null =>
  ocupacion_sin_area ? `${formatearNumero(ocupacion_sin_area)} sin área asignada` : null;

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return 'Sin dato';
  if (campo === 'estado') return ETIQUETA_ESTADO_SEDE[valor as EstadoSede] ?? String(valor);
  if (campo === 'telefono') return formatearTelefono(String(valor));
  return typeof valor === 'number' ? formatearNumero(valor) : String(valor);
};
