import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { type Id, mismoId } from '@/domain/shared/id';
import type { SelectOption } from '@/ui/shared/select-input';
import { consultaSedesDisponibles } from '../comun/datos/sedes-disponibles.queries';
import { usePanel } from '../comun/panel/use-panel';

const CAPACIDADES = { HOMBRES: 'capacidad_hombres', MUJERES: 'capacidad_mujeres' } as const;

/** 'Hombres: 3 cupos' of each area whose capacity is known. */
const cuposDe = (sede: Sede): string => {
  const enPalabras = (area: Area) => {
    const { disponibles } = ocupacionDeArea(sede, area);
    return `${ETIQUETA_AREA[area].toLowerCase()} ${disponibles}`;
  };
  const areas = AREAS.filter((area) => sede[CAPACIDADES[area]] !== null).map(enPalabras);
  return areas.length === 0 ? '' : ` · cupos: ${areas.join(', ')}`;
};

type Lugar = {
  /** Only the places of this area are told; of both while it is not chosen. */
  area: Area | null;
  /** The sede where they already have a place. */
  propia: Id | null;
  /** Who is about to live there needs one. */
  exigirCupo: boolean;
};

/** ' · 3 cupos', or why there is none. */
const lugarEn = (
  sede: Sede,
  { area, propia, exigirCupo }: Lugar,
): Pick<SelectOption, 'label' | 'disabled'> => {
  if (area === null || sede[CAPACIDADES[area]] === null) return { label: sede.nombre + cuposDe(sede) };
  const { capacidad, disponibles } = ocupacionDeArea(sede, area);
  const quienes = ETIQUETA_AREA[area].toLowerCase();
  const cupos =
    disponibles > 0
      ? disponibles === 1
        ? '1 cupo'
        : `${disponibles} cupos`
      : capacidad === 0
        ? `no recibe ${quienes}`
        : `sin cupos para ${quienes}`;
  return {
    label: `${sede.nombre} · ${cupos}`,
    disabled: exigirCupo && disponibles === 0 && !mismoId(sede.id, propia),
  };
};

const recibeGente = ({ archivado_en, estado }: Sede): boolean =>
  archivado_en === null && estado !== 'INACTIVA';

/** Sedes that take people, each with the places that it has left. */
export const useOpcionesSede = (): SelectOption[] => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  return useMemo(
    () =>
      (sedes ?? [])
        .filter(recibeGente)
        .map((sede) => ({ value: sede.id, label: sede.nombre + cuposDe(sede) })),
    [sedes],
  );
};

/** Why there is none to choose: that there are none is said only of what was read. */
const porQueNinguna = (sedes: readonly Sede[] | undefined, falla: boolean): string | undefined => {
  if (sedes) return sedes.some(recibeGente) ? undefined : 'Aún no hay sedes: créelas en la sección Sedes.';
  return falla ? 'No se pudieron leer las sedes.' : 'Leyendo las sedes...';
};

/** Sedes where somebody may come to live, with their places; a full one says so and cannot be chosen. */
export const useSedesConLugar = (lugar: Lugar): { options: SelectOption[]; help: string | undefined } => {
  const { servicios } = usePanel();
  const { data: sedes, isError } = useQuery(consultaSedesDisponibles(servicios));
  return {
    options: (sedes ?? []).filter(recibeGente).map((sede) => ({ value: sede.id, ...lugarEn(sede, lugar) })),
    help: porQueNinguna(sedes, isError),
  };
};
