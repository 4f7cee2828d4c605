import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useId } from 'react';

type SeccionDetalleProps = {
  titulo: string;
  /** For what leads to it. */
  id?: string;
  children: ReactNode;
};

/** One part of a detail dialog, under its own heading. */
export function SeccionDetalle({ titulo, id, children }: SeccionDetalleProps) {
  const idTitulo = useId();
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={idTitulo}
      display="flex"
      flexDirection="column"
      gap="3"
      css={{ '& + &': { marginTop: '7' } }}
    >
      <Box as="h3" id={idTitulo} textStyle="subtitulo">
        {titulo}
      </Box>
      {children}
    </Box>
  );
}
