import type { Sede } from '@/domain/sedes/sede';
import type { Area } from '@/domain/shared/area';
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

/** A venue with people in the house cannot be closed or archived. Throws CONFLICTO. */
export const revisarCierreSede = (sede: Sede, participantesEnSede: number): void => {
  if (participantesEnSede === 0) return;
  const cuantos = participantesEnSede === 1 ? '1 participante' : `${participantesEnSede} participantes`;
  throw errorConflicto(`La sede ${sede.nombre} tiene ${cuantos}: trasládelos antes de inactivarla`);
};
