import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

export function Muestra({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Box as="section" display="flex" flexDirection="column" gap="4" minWidth="0">
      <Box as="h2" textStyle="subtitulo">
        {titulo}
      </Box>
      {children}
    </Box>
  );
}

export const Fila = ({ children }: { children: ReactNode }) => (
  <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
    {children}
  </Box>
);
