import type { LlaveBorradores } from '@/application/borradores/llave-borradores.port';
import { atenderSesionRechazada, RUTA_LOGIN } from '@/application/sesion/atender-sesion-rechazada';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen } from '@/application/shared/almacen.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import {
  crearNavegacionNavegador,
  ubicacionParaRecordar,
} from '@/infrastructure/browser/navegacion-navegador';
import { registroConsola } from '@/infrastructure/browser/registro-consola';
import { relojNavegador } from '@/infrastructure/browser/reloj-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import type { EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import { type ClienteHttp, crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-autenticacion';
import { crearHttpContrasenas } from '@/infrastructure/http/sesion/http-contrasenas';
import { crearHttpLlaveBorradores } from '@/infrastructure/http/sesion/http-llave-borradores';
import { crearHttpMisSesiones } from '@/infrastructure/http/sesion/http-mis-sesiones';
import { conPermisoRecordado } from '@/infrastructure/http/sesion/permiso-recordado';
import { type Ajustes, ajustesDelBuild } from './ajustes';
import { almacenLocal } from './almacen-local';

/** What signing in and the back-office share: one session, and one client per service that speaks for it. */
export interface BaseNavegador {
  ajustes: Ajustes;
  red: EntornoRed;
  registro: Registro;
  reloj: Reloj;
  almacen: Almacen;
  navegacion: Navegacion;
  sesiones: SesionStore;
  autenticacion: Autenticacion;
  contrasenas: Contrasenas;
  misSesiones: MisSesiones;
  borradores: CajaBorradores;
  llaveBorradores: LlaveBorradores;
  clienteDashboard: ClienteHttp;
}

const crearBase = (): BaseNavegador => {
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
  return {
    ajustes,
    red,
    registro,
    reloj,
    almacen,
    navegacion,
    sesiones,
    autenticacion: conPermisoRecordado({ autenticacion: crearHttpAutenticacion(clienteAuth), token, reloj }),
    contrasenas: crearHttpContrasenas(clienteAuth),
    misSesiones: crearHttpMisSesiones(clienteAuth, registro),
    borradores,
    llaveBorradores: crearHttpLlaveBorradores(clienteAuth),
    clienteDashboard: crearClienteHttp({ ...comun, base: ajustes.dashboardApi }),
  };
};

let base: BaseNavegador | null = null;

export const baseNavegador = (): BaseNavegador => {
  base ??= crearBase();
  return base;
};
