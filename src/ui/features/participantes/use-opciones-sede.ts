import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ocupacionDeArea } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS, type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import type { SelectOption } from '@/ui/shared/select-input';
import { consultaSedesDisponibles } from '../shared/datos/sedes-disponibles.queries';
import { usePanel } from '../shared/panel/use-panel';

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

/** Sedes to choose from. A filter offers them all; a form, only those that take people. */
export const useOpcionesSede = (soloAbiertas: boolean, { conCupos = false } = {}): SelectOption[] => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  return useMemo(
    () =>
      (sedes ?? [])
        .filter((sede) => !soloAbiertas || (sede.archivado_en === null && sede.estado !== 'INACTIVA'))
        .map((sede) => ({ value: sede.id, label: sede.nombre + (conCupos ? cuposDe(sede) : '') })),
    [sedes, soloAbiertas, conCupos],
  );
};
