import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { descuentoPorBeca } from '@/domain/mensualidades/beca';
import { usePanel } from '../../../shared/panel/use-panel';
import { consultaCobroDe } from '../../financiero.queries';
import type { ValoresMensualidad } from './valores-mensualidad';

/** Once it is known who is charged, proposes their value and scholarship; what was typed stays. */
export const useValoresDelParticipante = (nueva: boolean): void => {
  const { servicios } = usePanel();
  const { setValue, getFieldState, getValues } = useFormContext<ValoresMensualidad>();
  const [participante, concepto] = useWatch<ValoresMensualidad, ['participante_id', 'concepto']>({
    name: ['participante_id', 'concepto'],
  });
  const { data } = useQuery({
    ...consultaCobroDe(servicios, participante),
    enabled: nueva && participante !== '',
  });
  useEffect(() => {
    if (!nueva || !data || concepto !== 'MENSUALIDAD' || !data.valor_mensualidad) return;
    if (!getFieldState('valor').isDirty) {
      setValue('valor', data.valor_mensualidad);
      const descuento = descuentoPorBeca(data.valor_mensualidad, data.beca_porcentaje);
      if (getValues('descuento') === '' && descuento > 0) setValue('descuento', descuento);
    }
  }, [nueva, data, concepto, setValue, getFieldState, getValues]);
};
