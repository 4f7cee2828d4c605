import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SelectOption } from '@/ui/shared/select-input';
import { consultaSedesDisponibles } from '../shared/datos/sedes-disponibles.queries';
import { usePanel } from '../shared/panel/use-panel';

/** Sedes to choose from. A filter offers them all; a form, only those that take people. */
export const useOpcionesSede = (soloAbiertas: boolean): SelectOption[] => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  return useMemo(
    () =>
      (sedes ?? [])
        .filter((sede) => !soloAbiertas || (sede.archivado_en === null && sede.estado !== 'INACTIVA'))
        .map(({ id, nombre }) => ({ value: id, label: nombre })),
    [sedes, soloAbiertas],
  );
};
