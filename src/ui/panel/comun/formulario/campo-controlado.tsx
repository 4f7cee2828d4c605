import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from '@/ui/shared/control-props';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { idCampo } from './id-campo';

type Marco = { nombre: string; label: string; help?: ReactNode; warning?: string; required?: boolean };
type Control<P> = Omit<P, keyof ControlProps | 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'>;

export function CampoOpciones({
  nombre,
  label,
  help,
  warning,
  required,
  ...select
}: Marco & Control<ComponentProps<typeof SelectInput>>) {
  const { field, fieldState } = useController({ name: nombre });
  const marco = { label, help, warning, required, id: idCampo(nombre), error: fieldState.error?.message };
  return <FormField {...marco}>{(control) => <SelectInput {...control} {...field} {...select} />}</FormField>;
}
