import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { Tema } from '@/ui/tema/proveedor-tema';
import { ProveedorTema } from '@/ui/tema/proveedor-tema';

interface AplicacionProps {
  router: AnyRouter;
  tema: Tema;
  /** Called when the page answers the person. */
  alMontar?: (() => void) | undefined;
}

/** The same tree in the prerendered page and in the browser, or hydration would not match. */
export function Aplicacion({ router, tema, alMontar }: AplicacionProps) {
  useEffect(() => alMontar?.(), [alMontar]);
  return (
    <StrictMode>
      <ProveedorTema tema={tema}>
        <RouterProvider router={router} />
      </ProveedorTema>
    </StrictMode>
  );
}
