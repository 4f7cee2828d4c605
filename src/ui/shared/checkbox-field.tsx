import { Box } from '@chakra-ui/react/box';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxFieldProps = ComponentProps<'input'> & { label: ReactNode; help?: ReactNode };

export function CheckboxField({ label, help, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Box display="flex" gap="3" minHeight={{ base: 'touch', md: 'auto' }} alignItems="flex-start">
      <Box
        css={{
          '& input': {
            width: '5',
            height: '5',
            marginTop: '2px',
            accentColor: 'var(--chakra-colors-brand-solid)',
            cursor: 'pointer',
          },
        }}
      >
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-describedby={help ? `${controlId}-ayuda` : undefined}
        />
      </Box>
      <div>
        <Box as="label" cursor="pointer" {...{ htmlFor: controlId }}>
          {label}
        </Box>
        {help ? (
          <Box id={`${controlId}-ayuda`} textStyle="ayuda">
            {help}
          </Box>
        ) : null}
      </div>
    </Box>
  );
}
