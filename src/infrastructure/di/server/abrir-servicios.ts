import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { crearServiciosServidor } from '@/infrastructure/di/server/crear-servicios-servidor';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/conexion/abrir-base-datos';

export interface ServiciosAbiertos {
  servicios: ServiciosServidor;
  cerrar(): Promise<void>;
}

/** Opens the database and composes the services over it. Throws CarpetaOcupada when another process has the folder. */
export const abrirServicios = async (ubicacion: UbicacionDatos): Promise<ServiciosAbiertos> => {
  const base = await abrirBaseDatos(ubicacion);
  return { servicios: crearServiciosServidor(base.db), cerrar: base.cerrar };
};
