import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router';
import { Check, KeyRound, LogOut, Monitor, Moon, Sun, UserRound, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Almacen } from '@/application/shared/equipo.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { esFotoPropia } from '@/domain/shared/foto';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import {
  type Conexion,
  ContextoConexion,
  TITULO_SIN_CONEXION,
} from '@/ui/panel/comun/conexion/conexion-actual';
import { consultaDudas } from '@/ui/panel/comun/escritura/dudas.queries';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { deferred, preloadDeferred } from '@/ui/shared/deferred';
import type { MenuAction } from '@/ui/shared/menu-action';
import { Notice } from '@/ui/shared/notice';
import { topDialog } from '@/ui/shared/open-dialogs';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { toaster } from '@/ui/shared/toast-store';
import { Toaster } from '@/ui/shared/toaster';
import { type ModoColor, useModoColor } from '@/ui/tema/modo-color';
import { nombreCorto } from '@/ui/textos/nombre-corto';
import { lugarDe, seccionesVisibles } from './secciones';
import { useConexion } from './use-conexion';
import { usePrimerGesto } from './use-primer-gesto';
import { useSesionVigilada } from './use-sesion-vigilada';

/** After a change of page the reading starts at its title, as it would after a full load. */
const useFocoEnTitulo = (): void => {
  const pagina = useRouterState({ select: (estado) => estado.resolvedLocation?.pathname });
  const anterior = useRef(pagina);

  useEffect(() => {
    const cambio = anterior.current !== undefined && anterior.current !== pagina;
    anterior.current = pagina;
    if (!cambio) return;
    const titulo = document.querySelector<HTMLElement>('main h1');
    titulo?.setAttribute('tabindex', '-1');
    titulo?.focus({ preventScroll: true });
  }, [pagina]);
};

const { sidebarOpen, sidebarCollapsed } = CLAVES_LOCALES;

/** Anything but the word `true` reads as the default: closed and uncollapsed. */
const useMarcaRecordada = (preferencias: Almacen, clave: string) => {
  const [valor, setValor] = useState(() => preferencias.leer(clave) === 'true');
  const cambiar = (nuevo: boolean) => {
    setValor(nuevo);
    preferencias.guardar(clave, String(nuevo));
  };
  return [valor, cambiar] as const;
};

/** How this person left the sidebar (specification §2), in the shape the shell takes. */
const useBarraLateral = (preferencias: Almacen) => {
  const [abierta, abrir] = useMarcaRecordada(preferencias, sidebarOpen);
  const [plegada, plegar] = useMarcaRecordada(preferencias, sidebarCollapsed);
  return {
    sidebarOpen: abierta,
    sidebarCollapsed: plegada,
    onSidebarOpenChange: abrir,
    onSidebarCollapsedChange: plegar,
  };
};

/** What holds for every page, when there is something to say. */
const useAvisosPanel = (conexion: Conexion): ReactNode => {
  const anterior = useRef<Conexion>('bien');

  useEffect(() => {
    // A form says it by itself, and there a message would lie over its buttons.
    if (conexion === 'bien' && anterior.current !== 'bien' && !topDialog()) {
      toaster.success('La conexión volvió');
    }
    anterior.current = conexion;
  }, [conexion]);

  if (conexion !== 'bien') {
    return (
      <Notice tone="warning" role="alert" icon={<WifiOff />} title={TITULO_SIN_CONEXION[conexion]}>
        Puede seguir viendo lo que ya cargó. Para guardar cambios, espere a que vuelva la conexión.
      </Notice>
    );
  }
  return undefined;
};

const TEMAS: readonly { modo: ModoColor; nombre: string; icono: ReactNode }[] = [
  { modo: 'claro', nombre: 'Tema claro', icono: <Sun /> },
  { modo: 'oscuro', nombre: 'Tema oscuro', icono: <Moon /> },
  { modo: 'sistema', nombre: 'Tema del sistema', icono: <Monitor /> },
];

/** The menu of the person: colours and the way out. */
const useAccionesPersona = (salir: () => void): MenuAction[] => {
  const [elegido, elegir] = useModoColor();
  const temas = TEMAS.map(
    ({ modo, nombre, icono }): MenuAction => ({
      id: modo,
      label: modo === elegido ? `${nombre} (en uso)` : nombre,
      icon: modo === elegido ? <Check /> : icono,
      onSelect: () => elegir(modo),
    }),
  );
  return [
    { id: 'perfil', label: 'Mi perfil', icon: <UserRound />, href: '/configuracion' },
    {
      id: 'contrasena',
      label: 'Contraseña',
      icon: <KeyRound />,
      href: '/configuracion?pestana=contrasena',
    },
    ...temas.map((tema, i) => ({ ...tema, separated: i === 0 })),
    { id: 'salir', label: 'Cerrar Sesión', icon: <LogOut />, separated: true, onSelect: salir },
  ];
};

const ruta = getRouteApi('/_panel');

const DudasAbiertas = deferred(
  async () =>
    (await import(/* webpackChunkName: "luego" */ '@/ui/panel/comun/escritura/dudas-abiertas')).DudasAbiertas,
);

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
  const avisos = useAvisosPanel(conexion);
  const { data: dudas = [] } = useQuery(consultaDudas(servicios), queryClient);
  useFocoEnTitulo();
  usePrimerGesto(preloadDeferred);

  return (
    <QueryClientProvider client={queryClient}>
      <PanelShell
        {...barra}
        brandName={nombreCorto()}
        sections={seccionesVisibles(usuario.rol, pathname)}
        LinkComponent={EnlacePanel}
        place={lugarDe(pathname)}
        // Their own account is theirs to change.
        mark={usuario.rol === 'CONSULTA' && pathname !== '/configuracion' ? <ReadOnlyNotice /> : null}
        search={busqueda}
        person={{
          name: usuario.displayName || usuario.email,
          email: usuario.email,
          role: ETIQUETA_ROL[usuario.rol],
          photoUrl: fotoVisible(usuario.photoURL),
        }}
        personActions={acciones}
        notice={
          agregados || avisos || dudas.length > 0 ? (
            <>
              {agregados ? <agregados.EnPanel /> : null}
              {dudas.length > 0 ? <DudasAbiertas dudas={dudas} /> : null}
              {avisos}
            </>
          ) : undefined
        }
      >
        <ContextoConexion value={conexion}>
          <Outlet />
        </ContextoConexion>
      </PanelShell>
      <Toaster />
    </QueryClientProvider>
  );
}
