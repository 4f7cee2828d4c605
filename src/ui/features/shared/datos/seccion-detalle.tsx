import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useId } from 'react';

/** One part of a detail dialog, under its own heading. */
export function SeccionDetalle({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      gap="3"
      css={{ '& + &': { marginTop: '7' } }}
    >
      <Box as="h3" id={id} textStyle="subtitulo">
        {titulo}
      </Box>
      {children}
    </Box>
  );
}
