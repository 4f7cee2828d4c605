import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { fontFaces } from './fuentes';
import { yaImpreso } from './ya-impreso';

const fuentes = fontFaces.map((cara) => ({ '@font-face': cara }));

interface ProveedorTemaProps {
  /** One for the whole page: a second one would be built, parsed and inserted again. */
  sistema: SystemContext;
  /** The page arrived with its global styles. */
  impreso?: boolean;
  children: ReactNode;
}

export function ProveedorTema({ sistema, impreso = false, children }: ProveedorTemaProps) {
  const [propio] = useState(() => (impreso ? yaImpreso(sistema) : sistema));
  return (
    <ChakraProvider value={propio}>
      {impreso ? null : <Global styles={fuentes} />}
      {children}
    </ChakraProvider>
  );
}
