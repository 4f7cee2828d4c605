import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Tema } from './tema';

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
