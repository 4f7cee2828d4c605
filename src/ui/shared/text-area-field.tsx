import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import { TextArea } from './text-input';

type TextAreaFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<ComponentProps<typeof TextArea>, 'children' | 'required'>;

export function TextAreaField({ label, help, error, warning, required, id, ...input }: TextAreaFieldProps) {
  return (
    <FormField {...{ label, help, error, warning, required, id }}>
      {(control) => <TextArea rows={4} {...input} {...control} />}
    </FormField>
  );
}
