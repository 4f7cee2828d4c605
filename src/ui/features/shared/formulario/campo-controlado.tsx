import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from '@/ui/shared/control-props';
import { DateInput } from '@/ui/shared/date-input';
import { FormField } from '@/ui/shared/form-field';
import { NumberInput } from '@/ui/shared/number-input';
import { SelectInput } from '@/ui/shared/select-input';
import { idCampo } from './id-campo';

type Marco = { nombre: string; label: string; help?: ReactNode; warning?: string; required?: boolean };
/** The control the dialog focuses first. */
type Primero = { 'data-autofocus'?: boolean };
type Control<P> = Omit<P, keyof ControlProps | 'value' | 'onChange' | 'onBlur' | 'name' | 'ref'>;

const useCampo = ({ nombre, label, help, warning, required }: Marco) => {
  const { field, fieldState } = useController({ name: nombre });
  const marco = { label, help, warning, required, id: idCampo(nombre), error: fieldState.error?.message };
  return { field, marco };
};

export function CampoFecha({ min, max, ...resto }: Marco & Control<ComponentProps<typeof DateInput>>) {
  const { field, marco } = useCampo(resto);
  return (
    <FormField {...marco}>{(control) => <DateInput {...control} {...field} min={min} max={max} />}</FormField>
  );
}

export function CampoNumero({
  min,
  max,
  'data-autofocus': primero,
  ...resto
}: Marco & Primero & Control<ComponentProps<typeof NumberInput>>) {
  const { field, marco } = useCampo(resto);
  return (
    <FormField {...marco}>
      {(control) => (
        <NumberInput {...control} {...field} min={min} max={max} step={1} data-autofocus={primero} />
      )}
    </FormField>
  );
}

export function CampoOpciones({
  options,
  placeholder,
  ...resto
}: Marco & Control<ComponentProps<typeof SelectInput>>) {
  const { field, marco } = useCampo(resto);
  return (
    <FormField {...marco}>
      {(control) => <SelectInput {...control} {...field} options={options} placeholder={placeholder} />}
    </FormField>
  );
}
