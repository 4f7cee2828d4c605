import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Cabecera } from '@/ui/app/cabecera';
import { MarcoPublico } from '@/ui/sitio/marco/marco-publico';
import type { ContextoSitio } from '@/ui/sitio/router';

export const Route = createRootRouteWithContext<ContextoSitio>()({
  component: Raiz,
  notFoundComponent: lazyRouteComponent(
    () => import('@/ui/sitio/no-encontrada/no-encontrada-page'),
    'NoEncontradaPage',
  ),
});

function Raiz() {
  return (
    <>
      <Cabecera />
      <MarcoPublico>
        <Outlet />
      </MarcoPublico>
    </>
  );
}
