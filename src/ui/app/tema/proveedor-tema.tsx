import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces, fontFacesPublicas } from './fuentes';
import { sistemaBase } from './sistema-base';

const fuentes = [...fontFaces, ...fontFacesPublicas].map((cara) => ({ '@font-face': cara }));

export function ProveedorTema({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={sistemaBase}>
      <Global styles={fuentes} />
      {children}
    </ChakraProvider>
  );
}
