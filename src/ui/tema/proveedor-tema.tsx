import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Tema {
  /** One for the whole page: a second one would be built, parsed and inserted again. */
  sistema: SystemContext;
  /** What writes the faces of its letters; nothing where the page arrived with its global rules. */
  letras: ReactNode;
}

interface ProveedorTemaProps {
  tema: Tema;
  children: ReactNode;
}

export function ProveedorTema({ tema: { sistema, letras }, children }: ProveedorTemaProps) {
  return (
    <ChakraProvider value={sistema}>
      {letras}
      {children}
    </ChakraProvider>
  );
}
