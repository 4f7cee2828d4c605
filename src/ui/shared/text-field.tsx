import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import { TextInput } from './text-input';

type TextFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<ComponentProps<typeof TextInput>, 'children' | 'required'>;

/** Takes what `register('campo')` of react-hook-form returns. */
export function TextField({ label, help, error, warning, required, id, ...input }: TextFieldProps) {
  return (
    <FormField {...{ label, help, error, warning, required, id }}>
      {(control) => <TextInput type="text" {...input} {...control} />}
    </FormField>
  );
}
