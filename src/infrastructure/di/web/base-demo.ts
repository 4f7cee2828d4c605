import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen } from '@/application/shared/almacen.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { crearCambiosDeAlmacen } from '@/infrastructure/browser/cambios-de-almacen';
import { crearNavegacionNavegador } from '@/infrastructure/browser/navegacion-navegador';
import { registroConsola } from '@/infrastructure/browser/registro-consola';
import { relojNavegador } from '@/infrastructure/browser/reloj-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { sembrarDemo } from '@/infrastructure/memory/demo/datos-demo';
import { crearInMemoryAutenticacion } from '@/infrastructure/memory/sesion/in-memory-autenticacion';
import { crearInMemoryContrasenas } from '@/infrastructure/memory/sesion/in-memory-contrasenas';
import { type BaseMemoria, crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { almacenLocal } from './almacen-local';

export interface BaseDemo {
  memoria: BaseMemoria;
  registro: Registro;
  reloj: Reloj;
  almacen: Almacen;
  navegacion: Navegacion;
  sesiones: SesionStore;
  autenticacion: Autenticacion;
  contrasenas: Contrasenas;
}

/** Records live in memory and begin again with each load of the page; the session is the browser's, as in the site. */
const crearBase = (): BaseDemo => {
  const [registro, reloj] = [registroConsola, relojNavegador];
  const almacen = almacenLocal();
  const sesiones = crearSesionStoreNavegador(almacen, crearCambiosDeAlmacen(window));
  const memoria = crearBaseMemoria({ reloj, quien: () => sesiones.leer()?.usuario.email ?? null });
  sembrarDemo(memoria, fechaEnBogota(reloj.ahora()));
  return {
    memoria,
    registro,
    reloj,
    almacen,
    navegacion: crearNavegacionNavegador(window.location),
    sesiones,
    autenticacion: crearInMemoryAutenticacion({
      base: memoria,
      token: () => sesiones.leer()?.token ?? null,
    }),
    contrasenas: crearInMemoryContrasenas({
      base: memoria,
      quien: () => sesiones.leer()?.usuario.id ?? null,
    }),
  };
};

let base: BaseDemo | null = null;

export const baseDemo = (): BaseDemo => {
  base ??= crearBase();
  return base;
};
