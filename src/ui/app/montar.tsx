import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContextoRouter } from './contexto-router';
import { crearRouter } from './crear-router';
import { ProveedorTema } from './tema/proveedor-tema';

/** Starts the interface over a composition: the site and the demo differ only in what they pass here. */
export const montar = (contexto: ContextoRouter): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz) throw new Error('Falta el elemento #raiz en la página');
  createRoot(raiz).render(
    <StrictMode>
      <ProveedorTema>
        <RouterProvider router={crearRouter(contexto)} />
      </ProveedorTema>
    </StrictMode>,
  );
};
