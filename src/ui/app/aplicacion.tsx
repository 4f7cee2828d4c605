import type { SystemContext } from '@chakra-ui/react/styled-system';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { ProveedorTema } from '@/ui/tema/proveedor-tema';

interface AplicacionProps {
  router: AnyRouter;
  sistema: SystemContext;
  /** The page arrived with the global styles of its theme. */
  impreso?: boolean;
  /** Called when the page answers the person. */
  alMontar?: (() => void) | undefined;
}

/** The same tree in the prerendered page and in the browser, or hydration would not match. */
export function Aplicacion({ router, sistema, impreso = false, alMontar }: AplicacionProps) {
  useEffect(() => alMontar?.(), [alMontar]);
  return (
    <StrictMode>
      <ProveedorTema sistema={sistema} impreso={impreso}>
        <RouterProvider router={router} />
      </ProveedorTema>
    </StrictMode>
  );
}
