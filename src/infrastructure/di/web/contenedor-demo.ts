import type { Container } from 'inversify';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Navegacion } from '@/application/shared/equipo.port';
import {
  crearAlmacenEnMemoria,
  crearInMemoryArchivoStore,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { inMemorySonda } from '@/infrastructure/memory/conexion/in-memory-sonda';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import { sembrarArchivos } from '@/infrastructure/memory/demo/archivos-demo';
import { configuracionDemo } from '@/infrastructure/memory/demo/configuracion-demo';
import { type BaseDemo, crearBaseDemo } from './base-demo';
import { crearContenedorCon } from './comun/contenedor';
import { panelDe } from './comun/panel-de-contenedor';
import type { Llenos } from './demo/seccion-de-la-demo';
import { EN_LA_DEMO } from './lista-de-secciones';
import { moduloAcceso } from './modulos/modulo-acceso';
import { crearModuloEquipo } from './modulos/modulo-equipo';
import { puerto } from './nombres';

export interface Demo {
  acceso: ServiciosAcceso;
  panel: ServiciosPanel;
}

/** The whole product over records in memory, with everything there from the start. */
export const crearContenedorDemo = (base: BaseDemo, llenos: Llenos = {}): Container => {
  const { archivos, configuracion = crearInMemoryConfiguracionRepository(base.memoria) } = llenos;
  const secciones = EN_LA_DEMO.flatMap((seccion) => seccion({ ...base, archivos, configuracion }));
  const contenedor = crearContenedorCon([crearModuloEquipo(base), moduloAcceso, ...secciones]);
  contenedor.bind(puerto('sonda')).toConstantValue(inMemorySonda);
  return contenedor;
};

/** Each call begins again from the same records. */
export const componerDemo = async (navegacion: Navegacion): Promise<Demo> => {
  const base = crearBaseDemo(navegacion);
  const archivos = crearAlmacenEnMemoria(base.reloj);
  await sembrarArchivos(crearInMemoryArchivoStore({ reloj: base.reloj, almacen: archivos }));
  const configuracion = crearInMemoryConfiguracionRepository(
    base.memoria,
    configuracionDemo(base.memoria.hoy()),
  );
  const contenedor = crearContenedorDemo(base, { archivos, configuracion });
  return {
    acceso: contenedor.get(puerto('acceso')),
    panel: panelDe(contenedor, { casos: async () => undefined, puerto: async () => undefined }),
  };
};
