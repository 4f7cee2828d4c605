import { type AnyRouter, createBrowserHistory } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { DatosIncrustados, DatosPublicos } from '@/application/configuracion/datos-publicos.port';
import { conSalida } from '@/application/shared/con-salida';
import { parteVisible } from '@/domain/configuracion/configuracion-publica';
import { sedesDelSitio } from '@/domain/sitio/sedes-del-sitio';
import { almacenDemo } from '@/infrastructure/di/web/base-demo';
import { componerDemo, type Demo } from '@/infrastructure/di/web/contenedor-demo';
import { cuentasDemo } from '@/infrastructure/di/web/cuentas-demo';
import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { conoce } from '@/ui/app/ajustes-router';
import { Aplicacion } from '@/ui/app/aplicacion';
import { limitarCarga } from '@/ui/app/errores/limite-de-carga';
import { useIngreso } from '@/ui/panel/acceso/use-ingreso';
import { clienteConsultas } from '@/ui/panel/marco/cliente-consultas';
import { crearRouterPanel } from '@/ui/panel/router';
import { crearRouterSitio } from '@/ui/sitio/router';
import { iniciarModoColor } from '@/ui/tema/modo-color';
import { mostrarMarca } from '@/ui/tema/mostrar-marca';
import { temaPanelCompleto } from '@/ui/tema/temas-completos';
import { AccesosDemo } from './accesos-demo';
import { AvisoDemo } from './aviso-demo';
import { cambiarPaginaSinRecargar } from './cambiar-pagina-sin-recargar';
import { comoAhora } from './como-ahora';

const BASE = import.meta.env.DEMO_BASE ?? '/';

const history = createBrowserHistory();
const irA = cambiarPaginaSinRecargar(history, BASE);

// A page load would take the records away, so the page changes instead; what one person saw is forgotten for the next.
const navegacion = conSalida((ruta) => {
  clienteConsultas(panel).clear();
  irA(ruta);
  // Whoever comes in next does so in this same page.
  navegacion.volver();
});
const componiendo = componerDemo(navegacion).then((compuesta) => {
  demo = compuesta;
});
let demo: Demo;
const acceso = comoAhora(() => demo.acceso);
const panel = comoAhora(() => demo.panel);

const reiniciar = async (): Promise<void> => {
  demo = await componerDemo(navegacion);
  await clienteConsultas(panel).resetQueries();
};
const cargarAcceso = () => componiendo.then(() => acceso);

let leidos: DatosIncrustados | null = null;

const datosPublicos: DatosPublicos = {
  yaConocidos: () => leidos,
  leer: async () => {
    await componiendo;
    const [configuracion, sedes, sitio] = await Promise.all([
      panel.configuracion(),
      panel.sedes(),
      panel.sitio(),
    ]);
    const guardada = await configuracion.obtener();
    if (!guardada) return null;
    const visible = parteVisible(guardada, (await sedes.listar()).datos);
    const publicados = { ...visible, sedes: sedesDelSitio(visible.sedes, await sitio.obtenerPublico()) };
    leidos = { ...publicados, qr: null };
    if (publicados.identidad) mostrarMarca(publicados.identidad);
    return publicados;
  },
  leerSitio: async () => {
    await componiendo;
    return (await panel.sitio()).obtenerPublico();
  },
};

const publico = { ...crearServiciosPublicos(cargarAcceso, { permanente: almacenDemo }), datosPublicos };

const conBase = <R extends AnyRouter>(router: R): R => {
  router.update({ ...router.options, basepath: BASE });
  return router;
};

const sitio = conBase(crearRouterSitio({ publico }, { history }));
const delPanel = conBase(
  crearRouterPanel(
    {
      cargarAcceso,
      cargarPanel: () => componiendo.then(() => panel),
      usuarioGuardado: publico.usuarioGuardado,
      agregados: {
        EnPanel: () => <AvisoDemo reiniciar={reiniciar} />,
        EnIngreso: () => <AccesosDemo cuentas={cuentasDemo} ingresar={useIngreso().ingresar} />,
      },
    },
    { history },
  ),
);

/** The two applications in one page: loading another would begin the demonstration again. */
function Demostracion() {
  const ruta = useSyncExternalStore(history.subscribe, () => history.location.pathname.replace(BASE, '/'));
  return conoce(delPanel, ruta) ? (
    <Aplicacion key="panel" router={delPanel} tema={temaPanelCompleto} />
  ) : (
    <Aplicacion key="sitio" router={sitio} tema={temaPanelCompleto} />
  );
}

limitarCarga();
iniciarModoColor();
createRoot(document.getElementById('raiz') as HTMLElement).render(<Demostracion />);
// Keeps every file in the browser, where the browser allows it: over https, or on this machine.
navigator.serviceWorker?.register(`${BASE}sin-conexion.js`, { scope: BASE }).catch(() => undefined);
