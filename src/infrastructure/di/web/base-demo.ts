import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen, Navegacion } from '@/application/shared/equipo.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { registroConsola, relojNavegador } from '@/infrastructure/browser/equipo-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { sembrarDemo } from '@/infrastructure/memory/demo/datos-demo';
import {
  crearInMemoryAutenticacion,
  crearInMemoryContrasenas,
  crearInMemoryLlaveBorradores,
  crearInMemoryMisSesiones,
} from '@/infrastructure/memory/sesion/in-memory-sesion';
import { type BaseMemoria, crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { cargarUnaVez } from './comun/cargar-una-vez';
import type { Equipo } from './modulos/modulo-equipo';

export interface BaseDemo extends Equipo {
  memoria: BaseMemoria;
}

/** Lasts as long as the tab: closing it leaves nothing behind on a shared computer. */
export const almacenDemo: Almacen = crearAlmacenNavegador(() => window.sessionStorage, registroConsola);

/** A session left by a user that was created in the demo: that user is gone with the records. */
const olvidarAusente = (sesiones: SesionStore, { usuarios }: BaseMemoria): void => {
  const sesion = sesiones.leer();
  if (sesion && !usuarios.obtener(sesion.usuario.id)) sesiones.limpiar();
};

/** `apagado`: where nobody can choose to keep anything. */
const cargarCofreEnMemoria: () => Promise<Cofre> = cargarUnaVez(async () => {
  const { crearInMemoryCofre } = await import('@/infrastructure/memory/sin-red/in-memory-cofre');
  return crearInMemoryCofre();
});

/** Freshly sown records, in memory; who is signed in outlives a reload of the page. */
export const crearBaseDemo = (navegacion: Navegacion): BaseDemo => {
  const [registro, reloj, almacen] = [registroConsola, relojNavegador, almacenDemo];
  const sesiones = crearSesionStoreNavegador(almacen, crearCambiosDeAlmacen(window));
  const memoria = crearBaseMemoria({ reloj, quien: () => sesiones.leer()?.usuario.email ?? null });
  sembrarDemo(memoria, fechaEnBogota(reloj.ahora()));
  olvidarAusente(sesiones, memoria);
  return {
    memoria,
    registro,
    reloj,
    almacen,
    navegacion,
    sesiones,
    autenticacion: crearInMemoryAutenticacion({
      base: memoria,
      token: () => sesiones.leer()?.token ?? null,
    }),
    // There is no service to be told.
    anotarSalida: async () => () => undefined,
    borradores: crearCajaBorradores({ almacen, reloj, esperar: (tarea, ms) => setTimeout(tarea, ms) }),
    llaveBorradores: crearInMemoryLlaveBorradores(window.crypto),
    cargarCofre: cargarCofreEnMemoria,
    cargarSinRed: async () => null,
    misSesiones: crearInMemoryMisSesiones({
      base: memoria,
      quien: () => sesiones.leer()?.usuario.id ?? null,
      agente: window.navigator.userAgent,
    }),
    contrasenas: crearInMemoryContrasenas({
      base: memoria,
      quien: () => sesiones.leer()?.usuario.id ?? null,
    }),
  };
};
