import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';

type Cupos = Pick<
  Sede,
  'capacidad_hombres' | 'capacidad_mujeres' | 'ocupacion_hombres' | 'ocupacion_mujeres'
>;

const CAMPOS: Readonly<
  Record<Area, { capacidad: 'capacidad_hombres' | 'capacidad_mujeres'; ocupacion: keyof Cupos }>
> = {
  HOMBRES: { capacidad: 'capacidad_hombres', ocupacion: 'ocupacion_hombres' },
  MUJERES: { capacidad: 'capacidad_mujeres', ocupacion: 'ocupacion_mujeres' },
};

export interface OcupacionArea {
  capacidad: number;
  ocupacion: number;
  /** Never below zero, even when the house is over its capacity. */
  disponibles: number;
  /** How many live there over its capacity. */
  exceso: number;
}

export const ocupacionDeArea = (sede: Cupos, area: Area): OcupacionArea => {
  const capacidad = sede[CAMPOS[area].capacidad] ?? 0;
  const ocupacion = sede[CAMPOS[area].ocupacion] ?? 0;
  const quedan = capacidad - ocupacion;
  return { capacidad, ocupacion, disponibles: Math.max(0, quedan), exceso: Math.max(0, -quedan) };
};

/** Its places are told by area, so that whoever comes to live there is counted in one. */
export const separaAreas = ({
  capacidad_hombres,
  capacidad_mujeres,
}: Pick<Sede, 'capacidad_hombres' | 'capacidad_mujeres'>): boolean =>
  capacidad_hombres !== null || capacidad_mujeres !== null;

/** Without an area a person would take a place that nobody counts. Throws VALIDACION. */
export const revisarArea = (
  sede: Pick<Sede, 'nombre' | 'capacidad_hombres' | 'capacidad_mujeres'>,
  area: Area | null,
): void => {
  if (area !== null || !separaAreas(sede)) return;
  const mensaje = `Elija el área de atención: los cupos de la sede ${sede.nombre} son por área`;
  throw errorValidacion(mensaje, { area: mensaje });
};

const errorDeSede = (mensaje: string) => errorConflicto(mensaje, { sede_id: mensaje });

/**
 * Whether one more person may come to live there. A capacity that nobody has declared is not checked. Throws CONFLICTO,
 * with no way around it but to change the capacity, and what {@link revisarArea} throws.
 */
export const revisarCupo = (
  sede: Cupos & Pick<Sede, 'nombre' | 'estado' | 'archivado_en'>,
  area: Area | null,
): void => {
  if (sede.archivado_en !== null || sede.estado === 'INACTIVA') {
    throw errorDeSede(`La sede ${sede.nombre} no está activa: elija otra`);
  }
  revisarArea(sede, area);
  if (area === null || sede[CAMPOS[area].capacidad] === null) return;
  const { capacidad, ocupacion, disponibles } = ocupacionDeArea(sede, area);
  if (disponibles > 0) return;
  throw errorDeSede(
    `La sede ${sede.nombre} no tiene cupos en el área de ${ETIQUETA_AREA[area].toLowerCase()}: ${ocupacion} de ${capacidad} ocupados`,
  );
};

export interface AreaExcedida {
  area: Area;
  capacidad: number;
  /** People in the house now, more than `capacidad`. */
  ocupacion: number;
}

/** The areas that would hold fewer people than they have now. It is said, never forbidden: the house decides. */
export const areasExcedidas = (
  sede: Cupos,
  capacidades: Pick<Sede, 'capacidad_hombres' | 'capacidad_mujeres'>,
): AreaExcedida[] =>
  AREAS.flatMap((area) => {
    const capacidad = capacidades[CAMPOS[area].capacidad];
    const { ocupacion } = ocupacionDeArea(sede, area);
    return capacidad !== null && capacidad < ocupacion ? [{ area, capacidad, ocupacion }] : [];
  });

/** Whoever lives there now, whatever their area. */
export const personasEnSede = ({ ocupacion_hombres, ocupacion_mujeres, ocupacion_sin_area }: Sede): number =>
  (ocupacion_hombres ?? 0) + (ocupacion_mujeres ?? 0) + (ocupacion_sin_area ?? 0);

/** A venue with people in the house is neither closed nor archived; refused in the words of what was asked. Throws CONFLICTO. */
export const revisarCierreSede = (sede: Sede, para: 'archivarla' | 'inactivarla'): void => {
  const enSede = personasEnSede(sede);
  if (enSede === 0) return;
  const cuantos = enSede === 1 ? '1 participante' : `${enSede} participantes`;
  const mensaje = `La sede ${sede.nombre} tiene ${cuantos}: trasládelos antes de ${para}`;
  throw errorConflicto(mensaje, { estado: mensaje });
};
