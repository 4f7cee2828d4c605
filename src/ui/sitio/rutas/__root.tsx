import { useChakraContext } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
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

/** A page is printed with the definitions that it reads; those of what comes later are written once React is there. */
function Definiciones() {
  const sistema = useChakraContext();
  const [yaEsta, fijar] = useState(false);
  useEffect(() => fijar(true), []);
  return yaEsta ? <Global styles={sistema.getTokenCss()} /> : null;
}

function Raiz() {
  return (
    <ProveedorSitio>
      <Definiciones />
      <Cabecera />
      <MarcoPublico>
        <Outlet />
      </MarcoPublico>
    </ProveedorSitio>
  );
}
