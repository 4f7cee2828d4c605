import { sinAnotar } from '@tests/application/dobles/cierres';
import { type PanelEnMano, secciones } from '@tests/builders/panel-en-mano';
import type { Sonda } from '@/application/conexion/sonda.port';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearContenedorDemo } from '@/infrastructure/di/web/contenedor-demo';
import { casosDe, puerto } from '@/infrastructure/di/web/nombres';
import {
  crearInMemoryContrasenas,
  crearInMemoryLlaveBorradores,
  crearInMemoryMisSesiones,
} from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { type BaseMemoria, crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { abrir } from './abrir';
import { crearServiciosFalsos, unaSesion } from './servicios-falsos';

/** The moment every test of these screens happens in: Saturday 21 November 2026, ten in the morning in Bogota. */
export const AHORA = new Date('2026-11-21T15:00:00Z');

interface Opciones {
  rol?: Rol;
  /** How the services answer when they are asked how they are. */
  sonda?: Sonda;
  sembrar?: (memoria: BaseMemoria) => void;
  /** Another moment than {@link AHORA}; a function, for one that goes on. */
  ahora?: string | (() => Date);
  /** Last word on the services: to make one fail, or to watch it. */
  ajustar?: (servicios: PanelEnMano) => void;
}

/** A screen over the adapters in memory and the real use-cases. */
export const abrirEnMemoria = (
  ruta: string,
  { rol = 'ADMINISTRADOR', sonda, sembrar, ajustar, ahora }: Opciones = {},
) => {
  const reloj = { ahora: typeof ahora === 'function' ? ahora : () => (ahora ? new Date(ahora) : AHORA) };
  const sesion = unaSesion({ rol });
  const memoria = crearBaseMemoria({ reloj, quien: () => sesion.usuario.email });
  sembrar?.(memoria);
  const { registro, navegacion } = crearServiciosFalsos();
  const autenticacion = {
    tienePermiso: async (requerido: Rol) => rolAlcanza(rol, requerido),
  } as unknown as Autenticacion;
  const cofre = crearInMemoryCofre();
  const contenedor = crearContenedorDemo({
    memoria,
    registro,
    navegacion,
    autenticacion,
    anotarSalida: sinAnotar,
    reloj,
    almacen: crearInMemoryAlmacen(),
    borradores: crearCajaBorradores({
      almacen: crearInMemoryAlmacen(),
      reloj,
      esperar: () => undefined,
    }),
    contrasenas: crearInMemoryContrasenas({ base: memoria, quien: () => sesion.usuario.id }),
    misSesiones: crearInMemoryMisSesiones({
      base: memoria,
      quien: () => sesion.usuario.id,
      agente: 'Firefox/115.0',
    }),
    llaveBorradores: crearInMemoryLlaveBorradores(crypto),
    cargarCofre: async () => cofre,
    cargarSinRed: async () => null,
    sesiones: crearInMemorySesionStore(sesion),
  });
  const servicios = {
    ...contenedor.get(puerto('equipo')),
    ...Object.fromEntries(secciones.map((seccion) => [seccion, contenedor.get(casosDe(seccion))])),
  } as PanelEnMano;
  ajustar?.(servicios);
  return {
    ...abrir(ruta, { sesion, panel: servicios, ...(sonda ? { sonda } : {}) }),
    memoria,
    servicios,
    cofre,
  };
};
