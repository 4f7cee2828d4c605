import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import { esFotoPropia } from '@/domain/usuarios/foto';
import { FUNDACION } from '@/ui/content/fundacion';
import { ContextoConexion } from '@/ui/features/shared/conexion/conexion-actual';
import { EnlacePanel } from '@/ui/features/shared/panel/enlace-panel';
import { preloadDeferred } from '@/ui/shared/deferred';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { Toaster } from '@/ui/shared/toaster';
import { lugarDe, seccionesVisibles } from './secciones';
import { useAccionesPersona } from './use-acciones-persona';
import { useAvisosPanel } from './use-avisos-panel';
import { useBarraLateral } from './use-barra-lateral';
import { useConexion } from './use-conexion';
import { useFocoEnTitulo } from './use-foco-en-titulo';
import { usePrimerGesto } from './use-primer-gesto';
import { useSesionVigilada } from './use-sesion-vigilada';
import { useYaPintado } from './use-ya-pintado';

const ruta = getRouteApi('/_panel');

/** Another service may give an address that the pages are not allowed to ask for: letters then. */
const fotoVisible = (foto: string | null) => (foto && esFotoPropia(foto) ? foto : null);

/**
 * The frame of the back-office, wired to the router, the session and what the person prefers. `busqueda` stands in its
 * top bar.
 */
export function MarcoPanel({ busqueda }: { busqueda?: ReactNode }) {
  const { acceso, servicios, queryClient, usuario, agregados } = ruta.useRouteContext();
  const pathname = useRouterState({ select: (estado) => estado.location.pathname });
  const barra = useBarraLateral(servicios.preferencias);
  const salir = useSesionVigilada(acceso, usuario.id);
  const acciones = useAccionesPersona(salir);
  const conexion = useConexion(queryClient, acceso.probarConexion);
  const avisos = useAvisosPanel(usuario.rol, conexion);
  useFocoEnTitulo();
  usePrimerGesto(preloadDeferred);
  // The frame is on the screen, and answers, before the page is drawn inside it.
  const conPagina = useYaPintado();

  return (
    <QueryClientProvider client={queryClient}>
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
          photoUrl: fotoVisible(usuario.photoURL),
        }}
        personActions={acciones}
        notice={
          agregados ? (
            <>
              <agregados.EnPanel />
              {avisos}
            </>
          ) : (
            avisos
          )
        }
      >
        <ContextoConexion value={conexion}>{conPagina ? <Outlet /> : null}</ContextoConexion>
      </PanelShell>
      <Toaster />
    </QueryClientProvider>
  );
}
