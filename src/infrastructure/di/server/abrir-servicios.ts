import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';

export interface ServiciosAbiertos {
  servicios: ServiciosServidor;
  cerrar(): Promise<void>;
}

export type Ubicacion = UbicacionDatos &
  UbicacionArchivos & { secretoArchivos?: string | undefined; salida?: SalidaDeCorreo };

/** Opens the database and composes the services over it. Throws CarpetaOcupada when another process has the folder. */
export const abrirServicios = async ({
  secretoArchivos,
  salida,
  ...ubicacion
}: Ubicacion): Promise<ServiciosAbiertos> => {
  const base = await abrirBaseDatos(ubicacion);
  // Loaded only once the folder is ours: a refused process must answer at once.
  try {
    const [{ crearServiciosServidor }, { abrirBodega }] = await Promise.all([
      import('@/infrastructure/di/server/crear-servicios-servidor'),
      import('@/infrastructure/storage/abrir-bodega'),
    ]);
    const archivos = { bodega: await abrirBodega(ubicacion), secreto: secretoArchivos };
    return { servicios: crearServiciosServidor(base.db, archivos, undefined, salida), cerrar: base.cerrar };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
