import { useFormContext, useWatch } from 'react-hook-form';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import type { Participante } from '@/domain/participantes/participante';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import type { ValoresParticipante } from './valores-participante';

/** The domain's warnings on what is written, by field. Called in each group, so that typing redraws only that group. */
export const useAvisos = (): Readonly<Record<string, string>> => {
  const hoy = useHoy();
  const { control } = useFormContext<ValoresParticipante>();
  const [telefono, tipo_documento, numero_documento, fecha_nacimiento] = useWatch({
    control,
    name: ['telefono', 'tipo_documento', 'numero_documento', 'fecha_nacimiento'],
  });
  const escrito = { telefono, tipo_documento, numero_documento, fecha_nacimiento };
  return advertenciasParticipante(escrito as Partial<Participante>, hoy);
};
