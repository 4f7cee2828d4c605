import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Navegacion } from '@/application/sesion/navegacion.port';
import {
  crearAlmacenEnMemoria,
  crearInMemoryArchivoStore,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { inMemorySonda } from '@/infrastructure/memory/conexion/in-memory-sonda';
import { crearInMemoryConfiguracionRepository } from '@/infrastructure/memory/configuracion/in-memory-configuracion-repository';
import { sembrarArchivos } from '@/infrastructure/memory/demo/archivos-demo';
import { configuracionDemo } from '@/infrastructure/memory/demo/configuracion-demo';
import { crearBaseDemo } from './base-demo';
import { crearServiciosAcceso } from './comun/crear-servicios-acceso';
import { componerPanelDemo } from './panel-demo';

export interface Demo {
  acceso: ServiciosAcceso;
  panel: ServiciosPanel;
}

/** The whole product over records in memory: each call begins again from the same ones. */
export const componerDemo = async (navegacion: Navegacion): Promise<Demo> => {
  const base = crearBaseDemo(navegacion);
  const archivos = crearAlmacenEnMemoria(base.reloj);
  await sembrarArchivos(crearInMemoryArchivoStore({ reloj: base.reloj, almacen: archivos }));
  const configuracion = crearInMemoryConfiguracionRepository(
    base.memoria,
    configuracionDemo(base.memoria.hoy()),
  );
  return {
    acceso: crearServiciosAcceso({ ...base, sonda: inMemorySonda }),
    panel: componerPanelDemo(base, { archivos, configuracion }),
  };
};
