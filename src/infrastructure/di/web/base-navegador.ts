import { atenderSesionRechazada, RUTA_LOGIN } from '@/application/sesion/atender-sesion-rechazada';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { registroConsola, relojNavegador } from '@/infrastructure/browser/equipo-navegador';
import {
  crearNavegacionNavegador,
  ubicacionParaRecordar,
} from '@/infrastructure/browser/navegacion-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import type { EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import { type ClienteHttp, crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import {
  conPermisoRecordado,
  crearHttpAutenticacion,
  crearHttpContrasenas,
  crearHttpLlaveBorradores,
} from '@/infrastructure/http/sesion/http-sesion';
import { type Ajustes, ajustesDelBuild } from './ajustes';
import { almacenLocal } from './almacen-local';
import { cargarUnaVez } from './comun/cargar-una-vez';
import type { Equipo } from './modulos/modulo-equipo';

/** What signing in and the back-office share: one session, and one client per service that speaks for it. */
export interface BaseNavegador extends Equipo {
  ajustes: Ajustes;
  red: EntornoRed;
  clienteDashboard: ClienteHttp;
}

/** Its part did not come: nobody leaves later because of it. */
const noLlego = (): void => undefined;

export const crearBaseNavegador = (): BaseNavegador => {
  const ajustes = ajustesDelBuild();
  const [registro, reloj] = [registroConsola, relojNavegador];
  const red: EntornoRed = {
    fetch: (...argumentos) => window.fetch(...argumentos),
    origen: window.location.origin,
    enLinea: () => window.navigator.onLine,
  };
  const almacen = almacenLocal();
  const sesiones = crearSesionStoreNavegador(almacen, crearCambiosDeAlmacen(window));
  const navegacion = crearNavegacionNavegador(window);
  const token = () => sesiones.leer()?.token ?? null;
  const borradores = crearCajaBorradores({ almacen, reloj, esperar: (tarea, ms) => setTimeout(tarea, ms) });
  const rechazar = atenderSesionRechazada({ sesiones, navegacion, borradores });
  const comun = {
    ...red,
    token,
    alRechazarSesion: () => rechazar(ubicacionParaRecordar(window.location, RUTA_LOGIN)),
  };
  const clienteAuth = crearClienteHttp({ ...comun, base: ajustes.authApi });
  const clienteDashboard = crearClienteHttp({ ...comun, base: ajustes.dashboardApi });
  const llaveBorradores = crearHttpLlaveBorradores(clienteAuth);
  const cargarSinRed = cargarUnaVez(async () => {
    const { componerSinRed } = await import(/* webpackChunkName: "sin-red" */ './sin-red/componer-sin-red');
    return componerSinRed({ clienteDashboard, llaveBorradores, sesiones, almacen, reloj, registro });
  });
  const autenticacion = conPermisoRecordado({
    autenticacion: crearHttpAutenticacion(clienteAuth),
    token,
    reloj,
  });
  // Asked for from a person's own profile only.
  const cargarMisSesiones = cargarUnaVez(async () => {
    const { crearHttpMisSesiones } = await import('@/infrastructure/http/sesion/http-mis-sesiones');
    return crearHttpMisSesiones(clienteAuth, registro);
  });
  const cargarCierres = cargarUnaVez(async () => {
    const { crearCierresDeSesion } = await import('./cierres-de-sesion');
    return crearCierresDeSesion(clienteAuth, almacen);
  });
  const decirLasSalidas = () => {
    if (almacen.leer(CLAVES_LOCALES.cierresPendientes))
      cargarCierres().then(({ insistir }) => insistir(), noLlego);
  };
  window.addEventListener('online', decirLasSalidas);
  decirLasSalidas();
  return {
    ajustes,
    red,
    registro,
    reloj,
    almacen,
    navegacion,
    sesiones,
    autenticacion,
    anotarSalida: (token) =>
      cargarCierres().then(
        ({ anotar }) => anotar(token),
        () => noLlego,
      ),
    contrasenas: crearHttpContrasenas(clienteAuth),
    misSesiones: {
      listar: async () => (await cargarMisSesiones()).listar(),
      cerrar: async (cierre) => (await cargarMisSesiones()).cerrar(cierre),
    },
    borradores,
    llaveBorradores,
    cargarCofre: async () => (await cargarSinRed()).cofre,
    cargarSinRed,
    clienteDashboard,
  };
};
