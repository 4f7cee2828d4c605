import type { Writable } from 'node:stream';
import { type RelojVigilado, vigilarReloj } from '@/application/operacion/vigilar-reloj';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { abrirSellado } from '@/infrastructure/di/server/abrir-sellado';
import { conPlazo } from '@/infrastructure/di/server/con-plazo';
import type { TodasLasHechuras } from '@/infrastructure/di/server/servicios-peticion';
import type { SalidaDeCorreo } from '@/infrastructure/di/server/servicios-restablecimiento';
import { abrirBaseDatos, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import {
  asegurarCarpetaPrivada,
  estaEnDiscoDeRed,
  PISO_BYTES,
  RESERVA_BYTES,
  vigilarEspacio,
} from '@/infrastructure/storage/carpeta-de-datos';
import { libretaEnDisco, mirarRelojes } from '@/infrastructure/storage/reloj/libreta-en-disco';
import { exigirRestauracionTerminada } from '@/infrastructure/storage/respaldos/poner-en-su-lugar';

export interface ServiciosAbiertos {
  servicios: ServiciosServidor;
  /** Throws while there is no room for anything new; `undefined` when the data is elsewhere. */
  exigirEspacio: (() => void) | undefined;
  /** Only of the embedded database. */
  asentar: (() => Promise<void>) | undefined;
  /** Writes a copy of everything, as a tar; only of the embedded database, which nobody else may open. */
  respaldar: ((salida: Writable, version: string) => Promise<void>) | undefined;
  /** The embedded database is on a disk that other machines may see. */
  enDiscoDeRed: boolean;
  reloj: RelojVigilado;
  cerrar(): Promise<void>;
}

export type Ubicacion = UbicacionDatos &
  UbicacionArchivos & {
    secretoArchivos?: string | undefined;
    salida?: SalidaDeCorreo;
    diasDeHistoria?: number | undefined;
    claveHistoria?: string | undefined;
    /** How long a backup may exist. */
    diasDeRespaldo: number;
    /** What makes the services of a request: see {@link TodasLasHechuras}. */
    traerHechuras: () => Promise<TodasLasHechuras>;
  };

/**
 * Opens the database and composes the services over it. Throws CarpetaOcupada when another process has the folder,
 * CarpetaAbierta when others can write in it, ErrorRespaldo when a restoration was cut while it changed what is there.
 */
export const abrirServicios = async ({
  secretoArchivos,
  salida,
  diasDeHistoria,
  claveHistoria,
  diasDeRespaldo,
  traerHechuras,
  ...ubicacion
}: Ubicacion): Promise<ServiciosAbiertos> => {
  const { url, carpeta } = ubicacion;
  asegurarCarpetaPrivada(carpeta);
  exigirRestauracionTerminada(carpeta);
  const base = await abrirBaseDatos({ ...ubicacion, exigirEspacio: vigilarEspacio(carpeta, PISO_BYTES) });
  const exigirEspacio = vigilarEspacio(carpeta, RESERVA_BYTES);
  // Loaded only once the folder is ours: a refused process must answer at once.
  try {
    const [
      hechuras,
      { crearServiciosServidor },
      { abrirBodega },
      { respaldarEn },
      { postgresTurnoArchivos },
    ] = await Promise.all([
      traerHechuras(),
      import('@/infrastructure/di/server/crear-servicios-servidor'),
      import('@/infrastructure/storage/abrir-bodega'),
      import('@/infrastructure/di/server/consola/respaldar-en'),
      import('@/infrastructure/postgres/archivos/postgres-turno-archivos'),
    ]);
    const bodega = await abrirBodega({ ...ubicacion, exigirEspacio });
    const turno = url ? postgresTurnoArchivos(base.db) : undefined;
    const reloj = vigilarReloj({ mirar: mirarRelojes, libreta: libretaEnDisco(carpeta) });
    const archivos = { bodega, secreto: secretoArchivos, turno };
    // An embedded database is not told when its disk has written.
    const sellado = { ...(await abrirSellado(carpeta, claveHistoria)), pierdeElFinal: !url };
    const compuestos = crearServiciosServidor(
      hechuras,
      base,
      archivos,
      reloj,
      salida,
      diasDeHistoria,
      sellado,
      { carpetaDatos: carpeta, embebida: !url },
    );
    const servicios = conPlazo(compuestos, base);
    const { asentar, cerrar } = base;
    const respaldar = url
      ? undefined
      : respaldarEn(base.db, bodega, { dias: diasDeRespaldo, llave: sellado.llave });
    return {
      servicios,
      exigirEspacio: url ? undefined : exigirEspacio,
      asentar,
      respaldar,
      reloj,
      enDiscoDeRed: !url && estaEnDiscoDeRed(carpeta),
      cerrar,
    };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
