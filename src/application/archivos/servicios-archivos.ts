import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { organizarArchivos } from '@/application/archivos/organizar-archivos';
import { subirArchivo } from '@/application/archivos/subir-archivo';
import type { Permisos } from '@/application/shared/permisos.port';

export const archivosDelPanel = (puertos: { archivos: ArchivoStore; permisos: Permisos }) => ({
  listar: puertos.archivos.listar,
  urlDescarga: puertos.archivos.urlDescarga,
  leer: puertos.archivos.leer,
  subir: subirArchivo(puertos),
  ...organizarArchivos(puertos),
});
