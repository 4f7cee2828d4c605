import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { ContextoRouter } from '@/ui/app/contexto-router';
import { NoEncontradoPage } from '@/ui/features/no-encontrado/no-encontrado-page';

export const Route = createRootRouteWithContext<ContextoRouter>()({
  component: Raiz,
  notFoundComponent: NoEncontradoPage,
});

function Raiz() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
