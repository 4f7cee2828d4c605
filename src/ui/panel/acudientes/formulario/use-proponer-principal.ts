import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import type { ValoresAcudiente } from './valores-acudiente';

/**
 * For when another participante is chosen: the first acudiente of somebody is proposed as the one to call. What the
 * person ticked or unticked stays, and so does what a draft brings, because recovering it chooses nobody.
 */
export const useProponerPrincipal = () => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const { getValues, setValue, formState } = useFormContext<ValoresAcudiente>();
  const propuesto = useRef(formState.defaultValues?.es_principal);

  return async (): Promise<void> => {
    const elegido = getValues('id_participante') as string | number;
    const familia =
      elegido === ''
        ? null
        : await cliente
            .fetchQuery({ ...consultaAcudientesDe(servicios, elegido), retry: false })
            // Not knowing is no reason to propose anything: the mark can be ticked all the same.
            .catch(() => null);
    if (getValues('id_participante') !== elegido || getValues('es_principal') !== propuesto.current) return;
    propuesto.current = familia?.length === 0;
    setValue('es_principal', propuesto.current);
  };
};
