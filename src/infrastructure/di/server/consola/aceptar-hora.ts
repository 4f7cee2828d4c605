import { aceptarHora } from '@/application/operacion/vigilar-reloj';
import { exigirBase, exigirCarpeta } from '@/infrastructure/di/server/consola/exigir-base';
import type { UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';
import { libretaEnDisco } from '@/infrastructure/storage/reloj/libreta-en-disco';

/**
 * With the server running or not: the mark is not in the database. Answers the time that was accepted, and throws
 * ErrorRespaldo where there is no database, or no folder where a server would read it.
 */
export const aceptarHoraDelEquipo = (ubicacion: UbicacionDatos): Date => {
  const { carpeta } = ubicacion;
  exigirBase(ubicacion);
  exigirCarpeta(carpeta);
  asegurarCarpetaPrivada(carpeta);
  const ahora = new Date();
  aceptarHora(libretaEnDisco(carpeta), ahora);
  return ahora;
};
