import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fuentes';
import { sistemaPanel } from './sistema-panel';

const fuentes = fontFaces.map((cara) => ({ '@font-face': cara }));

export function ProveedorTemaPanel({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={sistemaPanel}>
      <Global styles={fuentes} />
      {children}
    </ChakraProvider>
  );
}
