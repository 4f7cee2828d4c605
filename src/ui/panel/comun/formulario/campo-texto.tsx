import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { TextAreaField } from '@/ui/shared/text-area-field';
import { TextField } from '@/ui/shared/text-field';
import { idCampo } from './id-campo';
import { mensajeDeCampo } from './mensaje-de-campo';

type Propias = { nombre: string };

const useCampo = (nombre: string) => {
  const { register, formState } = useFormContext();
  return {
    ...register(nombre),
    id: idCampo(nombre),
    error: mensajeDeCampo(formState.errors, nombre),
  };
};

export function CampoTexto({
  nombre,
  ...resto
}: Propias & Omit<ComponentProps<typeof TextField>, 'name' | 'id' | 'error'>) {
  return <TextField autoComplete="off" {...resto} {...useCampo(nombre)} />;
}

export function CampoParrafo({
  nombre,
  ...resto
}: Propias & Omit<ComponentProps<typeof TextAreaField>, 'name' | 'id' | 'error'>) {
  return <TextAreaField rows={3} {...resto} {...useCampo(nombre)} />;
}

/** A yes or no. */
export function CampoMarca({ nombre, label, help }: Propias & { label: string; help?: ReactNode }) {
  const { register } = useFormContext();
  return <CheckboxField id={idCampo(nombre)} label={label} help={help} {...register(nombre)} />;
}
