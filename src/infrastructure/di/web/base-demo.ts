import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { MisSesiones } from '@/application/sesion/mis-sesiones.port';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen } from '@/application/shared/almacen.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { registroConsola } from '@/infrastructure/browser/registro-consola';
import { relojNavegador } from '@/infrastructure/browser/reloj-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { sembrarDemo } from '@/infrastructure/memory/demo/datos-demo';
import { crearInMemoryAutenticacion } from '@/infrastructure/memory/sesion/in-memory-autenticacion';
import { crearInMemoryContrasenas } from '@/infrastructure/memory/sesion/in-memory-contrasenas';
import { crearInMemoryMisSesiones } from '@/infrastructure/memory/sesion/in-memory-mis-sesiones';
import { type BaseMemoria, crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

export interface BaseDemo {
  memoria: BaseMemoria;
  registro: Registro;
  reloj: Reloj;
  almacen: Almacen;
  navegacion: Navegacion;
  sesiones: SesionStore;
  autenticacion: Autenticacion;
  contrasenas: Contrasenas;
  borradores: CajaBorradores;
  misSesiones: MisSesiones;
}

/** Lasts as long as the tab: closing it leaves nothing behind on a shared computer. */
export const almacenDemo: Almacen = crearAlmacenNavegador(() => window.sessionStorage, registroConsola);

/** A session left by a user that was created in the demo: that user is gone with the records. */
const olvidarAusente = (sesiones: SesionStore, { usuarios }: BaseMemoria): void => {
  const sesion = sesiones.leer();
  if (sesion && !usuarios.obtener(sesion.usuario.id)) sesiones.limpiar();
};

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
    borradores: crearCajaBorradores({ almacen, reloj, esperar: (tarea, ms) => setTimeout(tarea, ms) }),
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
