import { Box } from '@chakra-ui/react/box';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FormField, type FormFieldProps } from './form-field';
import { IconButton } from './icon-button';
import { TextInput } from './text-input';

type PasswordFieldProps = Omit<FormFieldProps, 'children'> &
  Omit<ComponentProps<typeof TextInput>, 'children' | 'required' | 'type'>;

export function PasswordField({ label, help, error, warning, required, id, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FormField {...{ label, help, error, warning, required, id }}>
      {(control) => (
        <Box position="relative">
          <TextInput
            autoComplete="current-password"
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            paddingInlineEnd="12"
          />
          <Box position="absolute" insetInlineEnd="0" top="0">
            <IconButton
              label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              icon={visible ? <EyeOff /> : <Eye />}
              aria-controls={control.id}
              onClick={() => setVisible(!visible)}
            />
          </Box>
        </Box>
      )}
    </FormField>
  );
}
