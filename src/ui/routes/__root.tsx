import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { ContextoRouter } from '@/ui/app/contexto-router';

export const Route = createRootRouteWithContext<ContextoRouter>()({
  component: Raiz,
});

function Raiz() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
