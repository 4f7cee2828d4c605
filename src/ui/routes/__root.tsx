import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { ContextoRouter } from '@/ui/app/contexto-router';

export const Route = createRootRouteWithContext<ContextoRouter>()({
  component: Raiz,
  // The root is never split by itself, and the public header and footer would weigh on every staff page.
  notFoundComponent: lazyRouteComponent(() => import('@/ui/app/errores/no-encontrada'), 'NoEncontrada'),
});

function Raiz() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
