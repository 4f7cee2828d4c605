import type { Writable } from 'node:stream';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { conPlazo } from '@/infrastructure/di/server/con-plazo';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { PISO_BYTES, RESERVA_BYTES, vigilarEspacio } from '@/infrastructure/storage/espacio/vigilar-espacio';

export interface ServiciosAbiertos {
  servicios: ServiciosServidor;
  /** Throws while there is no room for anything new; `undefined` when the data is elsewhere. */
  exigirEspacio: (() => void) | undefined;
  /** Only of the embedded database. */
  asentar: (() => Promise<void>) | undefined;
  /** Writes a copy of everything, as a tar; only of the embedded database, which nobody else may open. */
  respaldar: ((salida: Writable, version: string) => Promise<void>) | undefined;
  cerrar(): Promise<void>;
}

export type Ubicacion = UbicacionDatos &
  UbicacionArchivos & {
    secretoArchivos?: string | undefined;
    salida?: SalidaDeCorreo;
    diasDeHistoria?: number | undefined;
  };

/** Opens the database and composes the services over it. Throws CarpetaOcupada when another process has the folder. */
export const abrirServicios = async ({
  secretoArchivos,
  salida,
  diasDeHistoria,
  ...ubicacion
}: Ubicacion): Promise<ServiciosAbiertos> => {
  const { url, carpeta } = ubicacion;
  const base = await abrirBaseDatos({ ...ubicacion, exigirEspacio: vigilarEspacio(carpeta, PISO_BYTES) });
  const exigirEspacio = vigilarEspacio(carpeta, RESERVA_BYTES);
  // Loaded only once the folder is ours: a refused process must answer at once.
  try {
    const [{ crearServiciosServidor }, { abrirBodega }, { respaldarEn }, { postgresTurnoArchivos }] =
      await Promise.all([
        import('@/infrastructure/di/server/crear-servicios-servidor'),
        import('@/infrastructure/storage/abrir-bodega'),
        import('@/infrastructure/di/server/consola/respaldar-en'),
        import('@/infrastructure/postgres/archivos/postgres-turno-archivos'),
      ]);
    const bodega = await abrirBodega({ ...ubicacion, exigirEspacio });
    const turno = url ? postgresTurnoArchivos(base.db) : undefined;
    const archivos = { bodega, secreto: secretoArchivos, turno };
    const compuestos = crearServiciosServidor(base.db, archivos, undefined, salida, diasDeHistoria);
    const servicios = conPlazo(compuestos, base);
    const { asentar, cerrar } = base;
    const respaldar = url ? undefined : respaldarEn(base.db, bodega);
    return { servicios, exigirEspacio: url ? undefined : exigirEspacio, asentar, respaldar, cerrar };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
