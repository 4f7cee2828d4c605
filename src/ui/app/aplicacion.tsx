import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { crearRouter } from './crear-router';
import { ProveedorTema } from './tema/proveedor-tema';

interface AplicacionProps {
  router: ReturnType<typeof crearRouter>;
  /** Called when the page answers the person. */
  alMontar?: (() => void) | undefined;
}

/** The same tree in the prerendered page and in the browser, or hydration would not match. */
export function Aplicacion({ router, alMontar }: AplicacionProps) {
  useEffect(() => alMontar?.(), [alMontar]);
  return (
    <StrictMode>
      <ProveedorTema>
        <RouterProvider router={router} />
      </ProveedorTema>
    </StrictMode>
  );
}
