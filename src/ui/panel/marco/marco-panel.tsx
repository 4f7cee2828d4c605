import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { Almacen } from '@/application/shared/equipo.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { esFotoPropia } from '@/domain/shared/foto';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import { algoSinGuardar } from '@/ui/app/errores/fallo-de-carga';
import type { ColaDelMarcoProps } from '@/ui/panel/comun/conexion/cola-del-marco';
import {
  type Conexion,
  ContextoConexion,
  ContextoPedirPin,
  TITULO_SIN_CONEXION,
} from '@/ui/panel/comun/conexion/conexion-actual';
import { consultaDudas } from '@/ui/panel/comun/escritura/dudas.queries';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { arrivesSoon, background, type DeferredPiece, preloadDeferred } from '@/ui/shared/deferred';
import type { MenuAction } from '@/ui/shared/menu-action';
import { Notice } from '@/ui/shared/notice';
import { topDialog } from '@/ui/shared/open-dialogs';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { toaster } from '@/ui/shared/toast-store';
import { type ModoColor, useModoColor } from '@/ui/tema/modo-color';
import { nombreCorto } from '@/ui/textos/nombre-corto';
import { lugarDe, seccionesVisibles } from './secciones';
import { useAlDia } from './use-al-dia';
import { useConexion } from './use-conexion';
import { usePrimerGesto } from './use-primer-gesto';
import { useQuedaAqui } from './use-queda-aqui';
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

const { sidebarOpen, sidebarCollapsed, hayEjemplos } = CLAVES_LOCALES;

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
const useAvisosPanel = (conexion: Conexion, quedaAqui: boolean): ReactNode => {
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
        {quedaAqui
          ? 'Puede seguir: lo que registre queda en este equipo y se envía cuando vuelva la conexión.'
          : 'Puede seguir viendo lo que ya cargó. Para guardar cambios, espere a que vuelva la conexión.'}
      </Notice>
    );
  }
  return undefined;
};

const Icono = background(
  async () => (await import(/* webpackChunkName: "luego" */ './icono-de-persona')).IconoDePersona,
);

const TEMAS: readonly { modo: ModoColor; nombre: string }[] = [
  { modo: 'claro', nombre: 'Tema claro' },
  { modo: 'oscuro', nombre: 'Tema oscuro' },
  { modo: 'sistema', nombre: 'Tema del sistema' },
];

/** The menu of the person: colours and the way out. */
const useAccionesPersona = (salir: () => void): MenuAction[] => {
  const [elegido, elegir] = useModoColor();
  const temas = TEMAS.map(
    ({ modo, nombre }, i): MenuAction => ({
      id: modo,
      separated: i === 0,
      label: modo === elegido ? `${nombre} (en uso)` : nombre,
      icon: <Icono cual={modo === elegido ? 'enUso' : modo} />,
      onSelect: () => elegir(modo),
    }),
  );
  return [
    { id: 'perfil', label: 'Mi perfil', icon: <Icono cual="perfil" />, href: '/configuracion' },
    {
      id: 'contrasena',
      label: 'Contraseña',
      icon: <Icono cual="contrasena" />,
      href: '/configuracion?pestana=contrasena',
    },
    ...temas,
    { id: 'salir', label: 'Cerrar Sesión', icon: <Icono cual="salir" />, separated: true, onSelect: salir },
  ];
};

const ruta = getRouteApi('/_panel');

const DudasAbiertas = background(
  async () =>
    (await import(/* webpackChunkName: "luego" */ '@/ui/panel/comun/escritura/dudas-abiertas')).DudasAbiertas,
);

/** Comes once the page is drawn: what was announced before waits for it in the store. */
const Toaster = background(async () => (await import('@/ui/shared/toaster')).Toaster);

/** Nothing of it shows on the screen. */
const Membrete = background(
  async () => (await import(/* webpackChunkName: "luego" */ './membrete')).Membrete,
);

/** As tall as the notice that comes after the page: without it, what was under a finger moved as it came. */
function LugarDelAviso() {
  const { preferencias } = ruta.useRouteContext().servicios;
  return preferencias.leer(hayEjemplos) && <div style={{ minHeight: '3.25rem' }} />;
}

const AvisosDespues = background(
  async () => (await import('./avisos-despues')).AvisosDespues,
  <LugarDelAviso />,
);

/** What a device that was chosen to work without a network says. */
const SinRedEnMarco = background(
  async () =>
    (await import(/* webpackChunkName: "sin-red" */ '@/ui/panel/comun/sin-red/en-marco')).SinRedEnMarco,
);

/** Another service may give an address that the pages are not allowed to ask for: letters then. */
const fotoVisible = (foto: string | null) => (foto && esFotoPropia(foto) ? foto : null);

type Tardia = Pick<DeferredPiece<object>, 'preload'>;

/** What is asked is seen in a dialog: without its frame nobody would know that something waits for them. */
const EN_UN_DIALOGO: Tardia = {
  preload: async () =>
    (await import(/* webpackChunkName: "luego" */ '@/ui/shared/leave-question')).readyToAsk(),
};

/** What the browser asks where the panel's own question does not arrive: somebody is at the door already. */
const SI_SALE = '¿Salir? Lo que no guardó se pierde. Lo que falte por enviar queda aquí.';

type MarcoPanelProps = {
  /** In its top bar; it can also end the session. */
  Busqueda?: ComponentType<{ onSalir: () => void }>;
  /** Where somebody chose this device to work without a network: what waits to be sent. */
  Cola?: DeferredPiece<ColaDelMarcoProps>;
};

/** The frame of the back-office, wired to the router, the session and what the person prefers. */
export function MarcoPanel({ Busqueda, Cola }: MarcoPanelProps) {
  const { acceso, servicios, queryClient, usuario, agregados } = ruta.useRouteContext();
  const pathname = useRouterState({ select: (estado) => estado.location.pathname });
  const barra = useBarraLateral(servicios.preferencias);
  const salir = useSesionVigilada(acceso, usuario.id);
  const [saliendo, setSaliendo] = useState<'pregunta' | 'cola' | null>(null);
  const quedarse = () => setSaliendo(null);
  const [pedido, pedirPin] = useReducer((veces: number) => veces + 1, 0);
  const sinRed = servicios.haySinRed();
  const preguntar = async (pieza: Tardia, cual: 'pregunta' | 'cola') => {
    if ((await arrivesSoon(pieza)) && (await arrivesSoon(EN_UN_DIALOGO))) setSaliendo(cual);
    else if (window.confirm(SI_SALE)) void salir();
  };
  const salirDeTodo = () => void (sinRed && Cola ? preguntar(Cola, 'cola') : salir());
  // Drafts go with the session: what was typed is asked about before, as on any other way out.
  const pedirSalir = () => (algoSinGuardar() ? void preguntar(AvisosDespues, 'pregunta') : salirDeTodo());
  const acciones = useAccionesPersona(pedirSalir);
  const conexion = useConexion(queryClient, acceso.probarConexion);
  useAlDia(queryClient, servicios.reloj);
  const avisos = useAvisosPanel(conexion, useQuedaAqui(servicios));
  const { data: dudas = [] } = useQuery(consultaDudas(servicios), queryClient);
  useFocoEnTitulo();
  usePrimerGesto(preloadDeferred);

  return (
    <QueryClientProvider client={queryClient}>
      <ContextoPedirPin value={pedirPin}>
        <ContextoConexion value={conexion}>
          <PanelShell
            {...barra}
            brandName={nombreCorto()}
            sections={seccionesVisibles(usuario.rol, pathname)}
            LinkComponent={EnlacePanel}
            place={lugarDe(pathname)}
            // Their own account is theirs to change.
            mark={
              <>
                {sinRed && Cola ? (
                  <Cola
                    conexion={conexion}
                    saliendo={saliendo === 'cola'}
                    onSalir={salir}
                    onQuedarse={quedarse}
                  />
                ) : null}
                {sinRed ? <SinRedEnMarco /> : null}
                {usuario.rol === 'CONSULTA' && pathname !== '/configuracion' ? <ReadOnlyNotice /> : null}
              </>
            }
            search={Busqueda ? <Busqueda onSalir={pedirSalir} /> : null}
            person={{
              name: usuario.displayName || usuario.email,
              email: usuario.email,
              role: ETIQUETA_ROL[usuario.rol],
              photoUrl: fotoVisible(usuario.photoURL),
            }}
            personActions={acciones}
            notice={
              <>
                {sinRed ? <SinRedEnMarco conexion={conexion} pedido={pedido} /> : null}
                {agregados ? <agregados.EnPanel /> : null}
                {dudas.length > 0 ? <DudasAbiertas dudas={dudas} /> : null}
                {avisos}
                <AvisosDespues
                  pregunta={saliendo === 'pregunta'}
                  onSalir={salirDeTodo}
                  onQuedarse={quedarse}
                />
              </>
            }
          >
            <Membrete lugar={lugarDe(pathname)} />
            <Outlet />
          </PanelShell>
        </ContextoConexion>
      </ContextoPedirPin>
      <Toaster />
    </QueryClientProvider>
  );
}
