import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';

export interface ServiciosAbiertos {
  servicios: ServiciosServidor;
  cerrar(): Promise<void>;
}

/** Opens the database and composes the services over it. Throws CarpetaOcupada when another process has the folder. */
export const abrirServicios = async (ubicacion: UbicacionDatos): Promise<ServiciosAbiertos> => {
  const base = await abrirBaseDatos(ubicacion);
  // Loaded only once the folder is ours: a refused process must answer at once.
  const { crearServiciosServidor } = await import('@/infrastructure/di/server/crear-servicios-servidor');
  return { servicios: crearServiciosServidor(base.db), cerrar: base.cerrar };
};
