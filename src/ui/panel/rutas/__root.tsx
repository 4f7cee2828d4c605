import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Cabecera } from '@/ui/app/cabecera';
import type { ContextoRouter } from '@/ui/panel/contexto-router';

export const Route = createRootRouteWithContext<ContextoRouter>()({ component: Raiz });

function Raiz() {
  return (
    <>
      <Cabecera />
      <Outlet />
    </>
  );
}
