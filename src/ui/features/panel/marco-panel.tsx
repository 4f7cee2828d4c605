import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import { ProveedorTemaPanel } from '@/ui/app/tema/proveedor-tema-panel';
import { FUNDACION } from '@/ui/content/fundacion';
import { EnlacePanel } from '@/ui/features/shared/panel/enlace-panel';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { Toaster } from '@/ui/shared/toaster';
import { lugarDe, seccionesVisibles } from './secciones';
import { useAccionesPersona } from './use-acciones-persona';
import { useAvisosPanel } from './use-avisos-panel';
import { useBarraLateral } from './use-barra-lateral';
import { useFocoEnTitulo } from './use-foco-en-titulo';
import { useSesionVigilada } from './use-sesion-vigilada';

const ruta = getRouteApi('/_panel');

/**
 * The frame of the back-office, wired to the router, the session and what the person prefers. `busqueda` stands in its
 * top bar.
 */
export function MarcoPanel({ busqueda }: { busqueda?: ReactNode }) {
  const { acceso, servicios, queryClient, usuario } = ruta.useRouteContext();
  const pathname = useRouterState({ select: (estado) => estado.location.pathname });
  const barra = useBarraLateral(servicios.preferencias);
  const salir = useSesionVigilada(acceso, usuario.id);
  const acciones = useAccionesPersona(salir);
  const avisos = useAvisosPanel(usuario.rol);
  useFocoEnTitulo();

  return (
    <QueryClientProvider client={queryClient}>
      <ProveedorTemaPanel>
        <PanelShell
          {...barra}
          brandName={FUNDACION.nombreCorto}
          sections={seccionesVisibles(usuario.rol, pathname)}
          LinkComponent={EnlacePanel}
          place={lugarDe(pathname)}
          search={busqueda}
          person={{
            name: usuario.displayName || usuario.email,
            email: usuario.email,
            role: ETIQUETA_ROL[usuario.rol],
            photoUrl: usuario.photoURL,
          }}
          personActions={acciones}
          notice={avisos}
        >
          <Outlet />
        </PanelShell>
        <Toaster />
      </ProveedorTemaPanel>
    </QueryClientProvider>
  );
}
