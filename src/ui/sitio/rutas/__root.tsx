import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Cabecera } from '@/ui/app/cabecera';
import { MarcoPublico } from '@/ui/sitio/marco/marco-publico';
import type { ContextoSitio } from '@/ui/sitio/router';
import { ProveedorSitio } from '@/ui/sitio/servicios/use-sitio';

export const Route = createRootRouteWithContext<ContextoSitio>()({
  component: Raiz,
  notFoundComponent: lazyRouteComponent(
    () => import('@/ui/sitio/no-encontrada/no-encontrada-page'),
    'NoEncontradaPage',
  ),
});

function Raiz() {
  return (
    <ProveedorSitio>
      <Cabecera />
      <MarcoPublico>
        <Outlet />
      </MarcoPublico>
    </ProveedorSitio>
  );
}
