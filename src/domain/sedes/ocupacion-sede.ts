import type { Sede } from '@/domain/sedes/sede';
import { type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

type Cupos = Pick<
  Sede,
  'capacidad_hombres' | 'capacidad_mujeres' | 'ocupacion_hombres' | 'ocupacion_mujeres'
>;

const CAMPOS: Readonly<Record<Area, { capacidad: keyof Cupos; ocupacion: keyof Cupos }>> = {
  HOMBRES: { capacidad: 'capacidad_hombres', ocupacion: 'ocupacion_hombres' },
  MUJERES: { capacidad: 'capacidad_mujeres', ocupacion: 'ocupacion_mujeres' },
};

export interface OcupacionArea {
  capacidad: number;
  ocupacion: number;
  /** Never below zero, even when the house is over its capacity. */
  disponibles: number;
}

export const ocupacionDeArea = (sede: Cupos, area: Area): OcupacionArea => {
  const capacidad = sede[CAMPOS[area].capacidad] ?? 0;
  const ocupacion = sede[CAMPOS[area].ocupacion] ?? 0;
  return { capacidad, ocupacion, disponibles: Math.max(0, capacidad - ocupacion) };
};

const errorDeSede = (mensaje: string) => errorConflicto(mensaje, { sede_id: mensaje });

/**
 * Whether one more person may come to live there. A capacity that nobody has declared is not checked, and neither is a
 * person whose area is not known yet. Throws CONFLICTO; there is no way around it but to change the capacity.
 */
export const revisarCupo = (
  sede: Cupos & Pick<Sede, 'nombre' | 'estado' | 'archivado_en'>,
  area: Area | null,
): void => {
  if (sede.archivado_en !== null || sede.estado === 'INACTIVA') {
    throw errorDeSede(`La sede ${sede.nombre} no está activa: elija otra`);
  }
  if (area === null || sede[CAMPOS[area].capacidad] === null) return;
  const { capacidad, ocupacion, disponibles } = ocupacionDeArea(sede, area);
  if (disponibles > 0) return;
  throw errorDeSede(
    `La sede ${sede.nombre} no tiene cupos en el área de ${ETIQUETA_AREA[area].toLowerCase()}: ${ocupacion} de ${capacidad} ocupados`,
  );
};

/** A venue with people in the house cannot be closed or archived, whatever their area. Throws CONFLICTO. */
export const revisarCierreSede = (sede: Sede): void => {
  const { ocupacion_hombres, ocupacion_mujeres, ocupacion_sin_area } = sede;
  const enSede = (ocupacion_hombres ?? 0) + (ocupacion_mujeres ?? 0) + (ocupacion_sin_area ?? 0);
  if (enSede === 0) return;
  const cuantos = enSede === 1 ? '1 participante' : `${enSede} participantes`;
  const mensaje = `La sede ${sede.nombre} tiene ${cuantos}: trasládelos antes de inactivarla`;
  throw errorConflicto(mensaje, { estado: mensaje });
};
