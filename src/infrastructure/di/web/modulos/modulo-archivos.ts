import { ContainerModule } from 'inversify';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { subirArchivo } from '@/application/archivos/subir-archivo';
import type { ServiciosArchivos } from '@/application/servicios/servicios-panel';
import type { Permisos } from '@/application/shared/permisos.port';
import { PUERTOS, SERVICIOS } from '../tokens';

const crear = (archivos: ArchivoStore, permisos: Permisos): ServiciosArchivos => {
  const deps = { archivos, permisos };
  return {
    listar: archivos.listar,
    urlDescarga: archivos.urlDescarga,
    leer: archivos.leer,
    subir: subirArchivo(deps),
    ...organizarArchivos(deps),
  };
};

export const moduloArchivos = new ContainerModule(({ bind }) => {
  bind(SERVICIOS.archivos).toResolvedValue(crear, [PUERTOS.archivos, PUERTOS.permisos]).inSingletonScope();
});
