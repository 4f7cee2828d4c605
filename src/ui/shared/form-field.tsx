import { Box } from '@chakra-ui/react/box';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ControlProps } from './control-props';

export type FormFieldProps = {
  label: string;
  help?: ReactNode;
  error?: string;
  /** Says what looks odd without stopping anybody. */
  warning?: string;
  required?: boolean;
  /** Given when the error summary must link here. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
};

const message = {
  display: 'flex',
  gap: '1.5',
  marginTop: '1.5',
  fontSize: 'sm',
  lineHeight: 'snug',
} as const;
const iconStyles = { '& svg': { flexShrink: 0, marginTop: '2px' } };
const icon = { size: 16, 'aria-hidden': true } as const;

export function FormField({ label, help, error, warning, required, id, children }: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = [help && 'ayuda', warning && 'aviso', error && 'error'].filter(Boolean);
  const describedBy = parts.map((part) => `${controlId}-${part}`).join(' ');
  return (
    <Box minWidth="0">
      <Box
        as="label"
        display="block"
        marginBottom="1.5"
        fontWeight="medium"
        lineHeight="snug"
        // Drawn, not written: readers hear it from the control, and the name stays its name.
        css={required ? { '&::after': { content: '" *"', color: 'error.fg' } } : undefined}
        {...{ htmlFor: controlId }}
      >
        {label}
      </Box>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {help ? (
        <Box id={`${controlId}-ayuda`} textStyle="ayuda" marginTop="1.5">
          {help}
        </Box>
      ) : null}
      {warning ? (
        <Box id={`${controlId}-aviso`} {...message} css={iconStyles} color="warning.tintFg">
          <TriangleAlert {...icon} />
          {warning}
        </Box>
      ) : null}
      {error ? (
        <Box id={`${controlId}-error`} {...message} css={iconStyles} color="error.fg" fontWeight="medium">
          <CircleAlert {...icon} />
          {error}
        </Box>
      ) : null}
    </Box>
  );
}
