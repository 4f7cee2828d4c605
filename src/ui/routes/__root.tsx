import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Cabecera } from '@/ui/app/cabecera';
import type { ContextoRouter } from '@/ui/app/contexto-router';

export const Route = createRootRouteWithContext<ContextoRouter>()({
  component: Raiz,
  // The root is never split by itself, and the public header and footer would weigh on every staff page.
  notFoundComponent: lazyRouteComponent(() => import('@/ui/app/errores/no-encontrada'), 'NoEncontrada'),
});

function Raiz() {
  return (
    <>
      <Cabecera />
      <Outlet />
    </>
  );
}
