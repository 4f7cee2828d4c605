import { useFormContext, useWatch } from 'react-hook-form';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import type { Participante } from '@/domain/participantes/participante';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import type { ValoresParticipante } from './valores-participante';

/** The domain's warnings on what is written, by field. Called in each group, so that typing redraws only that group. */
export const useAvisos = (): Readonly<Record<string, string>> => {
  const hoy = useHoy();
  const { control, formState } = useFormContext<ValoresParticipante>();
  const [telefono, tipo_documento, numero_documento, fecha_nacimiento, estado, ingreso] = useWatch({
    control,
    name: ['telefono', 'tipo_documento', 'numero_documento', 'fecha_nacimiento', 'estado', 'fecha_ingreso'],
  });
  // Whoever has been here for years is not asked about it each time.
  const fecha_ingreso = ingreso === formState.defaultValues?.fecha_ingreso ? null : ingreso;
  const escrito = { telefono, tipo_documento, numero_documento, fecha_nacimiento, estado, fecha_ingreso };
  return advertenciasParticipante(escrito as Partial<Participante>, hoy);
};
