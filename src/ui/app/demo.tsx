import type { DatosPublicos } from '@/application/configuracion/datos-publicos.port';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import { parteVisible } from '@/domain/configuracion/configuracion';
import { almacenDemo } from '@/infrastructure/di/web/base-demo';
import { componerDemo, type Demo } from '@/infrastructure/di/web/contenedor-demo';
import { cuentasDemo } from '@/infrastructure/di/web/cuentas-demo';
import { crearServiciosPublicos } from '@/infrastructure/di/web/servicios-publicos';
import { useIngreso } from '@/ui/features/acceso/use-ingreso';
import { AccesosDemo } from '@/ui/features/demo/accesos-demo';
import { AvisoDemo } from '@/ui/features/demo/aviso-demo';
import { clienteConsultas } from '@/ui/features/panel/cliente-consultas';
import type { ContextoRouter } from './contexto-router';
import { crearRouter } from './crear-router';
import { cambiarPaginaSinRecargar } from './demo/cambiar-pagina-sin-recargar';
import { comoAhora } from './demo/como-ahora';
import { guardarParaSinConexion } from './demo/guardar-para-sin-conexion';
import { montar } from './montar';
import { sistemaPanel } from './tema/sistema-panel';

const BASE = import.meta.env.DEMO_BASE ?? '/';

let irA: Navegacion['recargarHacia'] = (ruta) => window.location.assign(ruta);

// A page load would take the records away, so the page changes instead; what one person saw is forgotten for the next.
const navegacion: Navegacion = {
  recargarHacia: (ruta) => {
    clienteConsultas(panel).clear();
    irA(ruta);
  },
};
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

const datosPublicos: DatosPublicos = {
  yaConocidos: () => null,
  leer: async () => {
    await componiendo;
    const configuracion = await panel.configuracion.obtener();
    return configuracion && parteVisible(configuracion);
  },
};

const contexto: ContextoRouter = {
  cargarAcceso,
  cargarPanel: () => componiendo.then(() => panel),
  publico: { ...crearServiciosPublicos(cargarAcceso, almacenDemo), datosPublicos },
  agregados: {
    EnPanel: () => <AvisoDemo reiniciar={reiniciar} />,
    EnIngreso: () => <AccesosDemo cuentas={cuentasDemo} ingresar={useIngreso().ingresar} />,
  },
};

const crear: typeof crearRouter = (datos, opciones) => {
  const router = crearRouter(datos, opciones);
  router.update({ ...router.options, basepath: BASE });
  irA = cambiarPaginaSinRecargar(router.history, BASE);
  return router;
};

montar({ crear, sistema: sistemaPanel }, contexto);
guardarParaSinConexion(BASE);
