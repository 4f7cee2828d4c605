import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { mismoId } from '@/domain/shared/id';

export interface GrupoDelCenso {
  id: string;
  titulo: string;
  /** `null` when nobody has declared it. */
  capacidad: number | null;
  personas: readonly ParticipanteListado[];
}

const CAPACIDADES = { HOMBRES: 'capacidad_hombres', MUJERES: 'capacidad_mujeres' } as const;

const porNombre = (a: ParticipanteListado, b: ParticipanteListado): number =>
  a.nombre.localeCompare(b.nombre, 'es');

/** People in the house by sede and area; those without one come last, so that nobody is left out of the paper. */
export const agruparCenso = (
  personas: readonly ParticipanteListado[],
  sedes: readonly Sede[],
): GrupoDelCenso[] => {
  const areas: readonly (Area | null)[] = [...AREAS, null];
  const grupo = (sede: Sede | null, area: Area | null): GrupoDelCenso => ({
    id: `${sede?.id ?? ''}-${area ?? ''}`,
    titulo: `${sede?.nombre ?? 'Sin sede'} · ${area ? ETIQUETA_AREA[area] : 'Sin área'}`,
    capacidad: sede && area ? sede[CAPACIDADES[area]] : null,
    personas: personas
      .filter((p) => (sede ? mismoId(p.sede_id, sede.id) : !sedes.some((s) => mismoId(s.id, p.sede_id))))
      .filter((p) => p.area === area)
      .sort(porNombre),
  });
  return [...sedes, null]
    .flatMap((sede) => areas.map((area) => grupo(sede, area)))
    .filter(({ personas: dentro }) => dentro.length > 0);
};
