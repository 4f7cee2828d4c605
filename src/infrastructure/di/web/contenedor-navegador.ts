import type { Container } from 'inversify';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { relojNavegador } from '@/infrastructure/browser/equipo-navegador';
import type { EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpSonda } from '@/infrastructure/http/conexion/http-sonda';
import type { Ajustes } from './ajustes';
import { type BaseNavegador, crearBaseNavegador } from './base-navegador';
import { crearContenedorCon } from './comun/contenedor';
import { moduloAcceso } from './modulos/modulo-acceso';
import { crearModuloEquipo } from './modulos/modulo-equipo';
import { type Modulo, puerto } from './nombres';

declare module './nombres' {
  interface Puertos {
    /** The dashboard service, as the adapters over HTTP reach it. */
    clienteDashboard: ClienteHttp;
    ajustes: Ajustes;
    red: EntornoRed;
  }
}

const moduloDeRed =
  ({ ajustes, red, clienteDashboard }: BaseNavegador): Modulo =>
  ({ bind }) => {
    bind(puerto('ajustes')).toConstantValue(ajustes);
    bind(puerto('red')).toConstantValue(red);
    bind(puerto('clienteDashboard')).toConstantValue(clienteDashboard);
    bind(puerto('sonda')).toConstantValue(
      crearHttpSonda({
        fetch: red.fetch,
        bases: { auth: ajustes.authApi, dashboard: ajustes.dashboardApi },
        cronometro: () => performance.now(),
        reloj: relojNavegador,
      }),
    );
  };

const crearContenedor = (): Container => {
  const base = crearBaseNavegador();
  return crearContenedorCon([crearModuloEquipo(base), moduloDeRed(base), moduloAcceso]);
};

let unico: Container | null = null;

/** One for the whole page: signing in and the back-office share the session. */
export const contenedorNavegador = (): Container => {
  unico ??= crearContenedor();
  return unico;
};

/** What signing in and the guard need, over the services of the network. */
export const componerAcceso = async (): Promise<ServiciosAcceso> =>
  contenedorNavegador().get(puerto('acceso'));
